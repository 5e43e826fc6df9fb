import {
  BadInput,
  optionalFlag,
  optionalInteger,
  optionalMoment,
  optionalText,
  requiredText,
} from '../http/bad-input.ts'
import { slugOf } from '../market/brief.ts'
import type { MarketEmployer, OljPosting } from '../market/types.ts'
import type { Board } from './board.ts'

type Body = Record<string, unknown>
const workTypes = ['Full Time', 'Part Time', 'Gig', 'Any'] as const
const states = ['open', 'closed', 'deleted'] as const

function oneOf<T extends string>(body: Body, name: string, allowed: readonly T[], otherwise: T): T {
  const value = body[name]
  if (value === undefined || value === null) return otherwise
  const found = allowed.find((each) => each === value)
  if (found === undefined) throw new BadInput(`${name} must be one of: ${allowed.join(', ')}.`)
  return found
}

function skillsIn(body: Body): string[] {
  const value = body['skills']
  if (value === undefined || value === null) return ['Virtual Assistant']
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) {
    throw new BadInput('skills must be a list of texts.')
  }
  return value
}

function employerIn(body: Body, board: Board, now: Date): MarketEmployer {
  const name = optionalText(body, 'employer') ?? 'Control Desk Trading'
  const known = board.catalogue.all().find((posting) => posting.employer.name === name)
  if (known) return known.employer
  return { id: 900_000 + name.length, name, hasLogo: false, memberSince: now, contactPerson: 'Control Desk' }
}

function nextId(board: Board): number {
  return board.catalogue.all().reduce((highest, posting) => Math.max(highest, posting.id), 1_700_000) + 1
}

/**
 * A posting out of the body of a control call (`title`, `description`; optional: id, employer, work_type, salary,
 * hours, skills, state, min_id_proof, posted_at, employer_shown_to_guests).
 * @throws BadInput
 */
export function postingFrom(body: Body, board: Board): OljPosting {
  const now = board.clock.now()
  const title = requiredText(body, 'title')
  const postedAt = optionalMoment(body, 'posted_at') ?? now
  return {
    id: optionalInteger(body, 'id', { min: 1, max: 1_000_000_000 }) ?? nextId(board),
    slug: slugOf(title),
    title,
    employer: employerIn(body, board, now),
    employerShownToGuests: optionalFlag(body, 'employer_shown_to_guests') ?? true,
    workType: oneOf(body, 'work_type', workTypes, 'Full Time'),
    salaryText: optionalText(body, 'salary') ?? '',
    hoursPerWeek: optionalText(body, 'hours') ?? 'TBD',
    postedAt,
    updatedAt: postedAt,
    description: requiredText(body, 'description'),
    skills: skillsIn(body),
    state: oneOf(body, 'state', states, 'open'),
    minIdProof: optionalInteger(body, 'min_id_proof', { min: 0, max: 99 }) ?? 0,
    contactEmail: 'control.desk@employer.test',
  }
}
