import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Chip } from '#web/ui/badge.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import { choiceLabel, type FieldName, fieldOf } from '../fields.ts'
import { isWebUrl } from '../rules.ts'
import { flagsOf } from './field-control.tsx'
import { isSpecified } from './form-fields.ts'
import { PROFILE_TEXTS as say, salaryRange } from './profile-texts.ts'
import type { ProfileValues } from './profile-values.ts'

type ViewProps = { values: ProfileValues }

export const Nothing = ({ children }: { children: string }) => <p className="text-soft">{children}</p>

export function AboutView({ values, names }: FactsViewProps) {
  const about = values.about.trim()
  return (
    <div className="flex flex-col gap-3">
      {about === '' ? (
        <Nothing>{say.noAbout}</Nothing>
      ) : (
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{about}</p>
      )}
      <FactsView names={names} values={values} />
    </div>
  )
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
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const said = facts.filter(([, value]) => value !== '')
  if (said.length === 0) return null
  return (
    <dl className="flex flex-col gap-3">
      {said.map(([name, value]) => (
        <div key={name} className="grid items-baseline gap-x-4 sm:grid-cols-[12rem_1fr]">
          <dt className="text-soft">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Yes = ({ children }: { children: string }) => (
  <li className="flex items-center gap-2">
    <Check className="size-5 shrink-0 text-success" aria-hidden="true" />
    {children}
  </li>
)

const address = (url: string): ReactNode => (url.trim() === '' ? '' : <Address url={url} />)

/** What the page says of a field otherwise than its kind would; null for what stands elsewhere. */
const SHOWN: { [N in FieldName]?: ((values: ProfileValues) => ReactNode) | null } = {
  title: null,
  about: null,
  location: ({ location }) => location.trim() || say.noLocation,
  salary_min: ({ salary_min: min, salary_max: max }) => salaryRange(min, max),
  salary_max: null,
  availability: ({ availability, custom_availability: custom }) =>
    availability === 'custom' ? custom.trim() : choiceLabel('availability', availability),
  custom_availability: null,
}
const NAMED: { [N in FieldName]?: string } = { salary_min: 'Salary' }

/** A field as the page says it; '' where there is nothing to say. */
function factOf(name: FieldName, values: ProfileValues): ReactNode {
  const own = SHOWN[name]
  if (own !== undefined) return own === null ? '' : own(values)
  const value: unknown = values[name]
  switch (fieldOf(name).kind) {
    case 'line':
    case 'amount':
      return (value as string).trim()
    case 'url':
      return address(value as string)
    case 'choice':
      return choiceLabel(name, value as string)
    case 'choices':
      return (value as string[]).map((one) => choiceLabel(name, one)).join(', ')
    default:
      return ''
  }
}

type FactsViewProps = ViewProps & {
  names: readonly FieldName[]
  /** Said where nobody specified any of it. */ none?: string
}

/** The plain fields of a part of the page with their labels; the defaults alone are nothing a person specified. */
export function FactsView({ names, values, none }: FactsViewProps) {
  if (none !== undefined && !names.some((name) => isSpecified(name, values[name]))) return <Nothing>{none}</Nothing>
  const flags = flagsOf(names).filter((name) => values[name])
  return (
    <div className="flex flex-col gap-3">
      <Facts facts={names.map((name) => [NAMED[name] ?? fieldOf(name).label, factOf(name, values)])} />
      {flags.length === 0 ? null : (
        <ul aria-label="Work options" className="flex flex-col gap-1">
          {flags.map((name) => (
            <Yes key={name}>{fieldOf(name).label}</Yes>
          ))}
        </ul>
      )}
    </div>
  )
}
