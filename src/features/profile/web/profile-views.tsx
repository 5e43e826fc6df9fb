import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Chip } from '#web/ui/badge.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { isWebUrl } from '../rules.ts'
import { ARRANGEMENT_LABELS, AVAILABILITY_LABELS, labelOf, PROFILE_TEXTS as say, salaryRange } from './profile-texts.ts'
import type { ProfileValues } from './profile-values.ts'
import { JOB_TYPE_LABELS, YEARS_LABELS } from './texts.ts'

type ViewProps = { values: ProfileValues }

export const Nothing = ({ children }: { children: string }) => <p className="text-soft">{children}</p>

export function AboutView({ values }: ViewProps) {
  const about = values.about.trim()
  if (about === '') return <Nothing>{say.noAbout}</Nothing>
  return <p className="max-w-prose whitespace-pre-line wrap-anywhere">{about}</p>
}

export function SkillsView({ values }: ViewProps) {
  if (values.skills.length === 0) return <Nothing>{say.noSkills}</Nothing>
  return (
    <ul aria-label="Skills" className="flex flex-wrap gap-2">
      {values.skills.map((skill) => (
        <li key={skill}>
          <Chip className="wrap-anywhere text-ink">{skill}</Chip>
        </li>
      ))}
    </ul>
  )
}

/** An address as a link once it is one; while it is typed, as the text it is. */
export const Address = ({ url }: { url: string }) =>
  isWebUrl(url) ? (
    <OutsideLink href={url} className="inline-flex min-h-11 items-center wrap-anywhere">
      {url.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </OutsideLink>
  ) : (
    <span className="wrap-anywhere">{url}</span>
  )

export function ProjectsView({ values }: ViewProps) {
  const projects = values.projects.filter(({ title, description, url }) => `${title}${description}${url}`.trim() !== '')
  if (projects.length === 0) return <Nothing>{say.noProjects}</Nothing>
  return (
    <ul aria-label="Portfolio Projects" className="flex flex-col gap-5">
      {projects.map((project, index) => (
        <li key={index} className="flex max-w-prose flex-col gap-1">
          <h3 className="wrap-anywhere">{project.title}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{project.description}</p>
          {project.url === '' ? null : (
            <p>
              <Address url={project.url} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Names with what stands behind them; what is empty is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="flex flex-col gap-3">
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name} className="grid items-baseline gap-x-4 sm:grid-cols-[12rem_1fr]">
          <dt className="text-soft">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
  </dl>
)

const linked = (url: string): ReactNode => (url.trim() === '' ? '' : <Address url={url} />)

export function ContactView({ values: { website, linkedin, github } }: ViewProps) {
  if (`${website}${linkedin}${github}`.trim() === '') return <Nothing>{say.noContact}</Nothing>
  return (
    <Facts
      facts={[
        ['Website', linked(website)],
        ['LinkedIn', linked(linkedin)],
        ['GitHub', linked(github)],
      ]}
    />
  )
}

const Yes = ({ children }: { children: string }) => (
  <li className="flex items-center gap-2">
    <Check className="size-5 shrink-0 text-success" aria-hidden="true" />
    {children}
  </li>
)

export function PlaceView({ values }: ViewProps) {
  const { years_of_experience: years, location, open_to_remote: remote, willing_to_relocate: relocate } = values
  return (
    <div className="flex flex-col gap-3">
      <Facts
        facts={[
          ['Location', location.trim() || say.noLocation],
          ['Years of experience', labelOf(YEARS_LABELS, years)],
        ]}
      />
      {remote || relocate ? (
        <ul aria-label="Work options" className="flex flex-col gap-1">
          {remote ? <Yes>Open to remote work</Yes> : null}
          {relocate ? <Yes>Willing to relocate</Yes> : null}
        </ul>
      ) : null}
    </div>
  )
}

const isSpecified = (values: ProfileValues): boolean =>
  values.job_types.length > 0 ||
  values.salary_min !== '' ||
  values.salary_max !== '' ||
  values.work_arrangement !== 'flexible' ||
  values.availability !== 'immediately'

/** The defaults alone are nothing a person specified. */
export function PreferencesView({ values }: ViewProps) {
  if (!isSpecified(values)) return <Nothing>{say.noPreferences}</Nothing>
  const { availability, custom_availability: custom } = values
  return (
    <Facts
      facts={[
        ['Job types', values.job_types.map((type) => labelOf(JOB_TYPE_LABELS, type)).join(', ')],
        ['Salary', salaryRange(values.salary_min, values.salary_max)],
        ['Work arrangement', labelOf(ARRANGEMENT_LABELS, values.work_arrangement)],
        ['Availability', availability === 'custom' ? custom.trim() : labelOf(AVAILABILITY_LABELS, availability)],
      ]}
    />
  )
}
