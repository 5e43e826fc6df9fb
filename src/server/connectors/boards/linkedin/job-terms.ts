const workplaces = [
  ['Remote', /\bremote\b/i],
  ['Hybrid', /\bhybrid\b/i],
  ['On-site', /\bon-?\s?site\b/i],
] as const

const employmentTypes = new Map(
  ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship', 'Volunteer', 'Other'].map((type) => [
    type.toLowerCase(),
    type,
  ]),
)

/**
 * Where the work is done, as far as the page says so: in the place, or set apart in the title by brackets, a dash or a
 * bar. A title such as "Remote Sensing Analyst" says nothing.
 */
export function workplacesIn(title: string, location: string | null): string[] {
  const apart = [
    ...title.matchAll(/[([]([^)\]]{1,80})[)\]]/g),
    ...title.matchAll(/[-–—|,:/]\s*([^-–—|,:/()[\]]{1,80})$/g),
  ]
  const text = [location ?? '', ...apart.map((match) => match[1] ?? '')].join('\n')
  return workplaces.filter(([, test]) => test.test(text)).map(([name]) => name)
}

/** The known types of an "Employment type" value such as `Full-time, Contract`; other words are dropped. */
export function employmentTypesIn(text: string): string[] {
  const known = text.split(',').map((part) => employmentTypes.get(part.trim().toLowerCase()))
  return [...new Set(known.filter((type) => type !== undefined))]
}
