import type { MadeLetter } from './letter-set.ts'

const RULE = '----------------------------------------'

/** Where a line of the resume was done, as far as the resume says it. */
function placeOf({ works = [], places = [] }: MadeLetter['writer'], line: number): string {
  const work = works[places[line] ?? -1]
  return work === undefined ? '' : ` (at ${work.employer ?? work.title ?? ''})`
}

/** A letter as somebody reads it who is to judge it: the posting, what the resume holds, the letter. */
export function sheet({ posting, writer, letter }: MadeLetter): string {
  const brief = [
    `${writer.first_name} ${writer.last_name}, ${writer.title ?? ''}, ${writer.location ?? ''}`,
    `Years: ${writer.years_of_experience ?? '-'}. Skills: ${(writer.skills ?? []).join(', ')}`,
    ...(writer.works ?? []).map(
      ({ title, employer, from, to }) =>
        `Worked as: ${title ?? ''}${employer ? `, ${employer}` : ''}${from ? `, ${from} to ${to ?? ''}` : ''}`,
    ),
    ...(writer.about ? [`About: ${writer.about}`] : []),
    ...(writer.results ?? []).map((result, at) => `- ${result}${placeOf(writer, at)}`),
    `Availability: ${writer.custom_availability ?? writer.availability ?? '-'}. Pay a month: ${writer.salary_min ?? '-'} to ${writer.salary_max ?? '-'}`,
  ]
  const head = `${posting.title}\n${posting.employer}\nTags: ${posting.tags.join(', ')}\n\n${posting.description}`
  return [head, brief.join('\n'), `Subject: ${letter.subject}\n\n${letter.content}`].join(`\n${RULE}\n`)
}
