import type { Control } from '../http/control.ts'
import {
  BadInput,
  optionalFlag,
  optionalInteger,
  optionalText,
  requiredInteger,
  requiredText,
} from '../http/bad-input.ts'
import type { LinkedinPosting } from '../market/types.ts'
import type { Burst } from './burst.ts'
import type { BlockKind, LinkedinState } from './state.ts'

const BLOCKS: BlockKind[] = ['denied', 'authwall', 'soft']
const STATES: LinkedinPosting['state'][] = ['open', 'closed', 'deleted']
const WORKPLACES: LinkedinPosting['workplace'][] = ['on-site', 'remote', 'hybrid']
const ID_BOUNDS = { min: 1, max: Number.MAX_SAFE_INTEGER }

/** Adds the control calls only this stand-in has: blocks, the burst, links, language and postings. */
export function addControls(control: Control, state: LinkedinState, firstBurst: Burst | null): void {
  control.addState(() => ({
    burst: state.burst.get(),
    block: state.block,
    links: state.links,
    language: state.language,
    postings: state.index.all().length,
  }))
  control.onReset(() => {
    state.index.reset()
    state.burst.set(firstBurst)
    state.block = null
    state.links = 'own'
    state.language = 'en'
  })
  addBlockControls(control, state)
  addPageControls(control, state)
  addPostingControls(control, state)
}

function addBlockControls(control: Control, state: LinkedinState): void {
  control.addRoute({
    method: 'POST',
    path: '/block',
    summary: 'Turn visitors away: denied (999), authwall (redirect) or soft (an empty first page); optionally times.',
    example: { kind: 'authwall', times: 2 },
    run: (body) => {
      const kind = BLOCKS.find((each) => each === body['kind'])
      if (!kind) throw new BadInput(`kind must be one of: ${BLOCKS.join(', ')}.`)
      state.block = { kind, times: optionalInteger(body, 'times', { min: 1, max: 1_000_000 }) ?? null }
      return { block: state.block }
    },
  })
  control.addRoute({
    method: 'DELETE',
    path: '/block',
    summary: 'Let visitors in again.',
    run: () => {
      state.block = null
      return { block: null }
    },
  })
  control.addRoute({
    method: 'POST',
    path: '/burst',
    summary: 'How many requests in how many seconds pass before 429; off: true never answers 429.',
    example: { requests: 10, per_seconds: 60 },
    run: (body) => {
      if (optionalFlag(body, 'off') === true) state.burst.set(null)
      else
        state.burst.set({
          requests: requiredInteger(body, 'requests', { min: 1, max: 1_000_000 }),
          perSeconds: requiredInteger(body, 'per_seconds', { min: 1, max: 86_400 }),
        })
      return { burst: state.burst.get() }
    },
  })
}

function addPageControls(control: Control, state: LinkedinState): void {
  control.addRoute({
    method: 'POST',
    path: '/pages',
    summary: 'links: own (this server) or country (the real country host); language without Accept-Language: en or sv.',
    example: { links: 'country', language: 'sv' },
    run: (body) => {
      const links = optionalText(body, 'links') ?? state.links
      const language = optionalText(body, 'language') ?? state.language
      if (links !== 'own' && links !== 'country') throw new BadInput('links must be own or country.')
      if (language !== 'en' && language !== 'sv') throw new BadInput('language must be en or sv.')
      state.links = links
      state.language = language
      return { links, language }
    },
  })
}

function addPostingControls(control: Control, state: LinkedinState): void {
  control.addRoute({
    method: 'GET',
    path: '/postings',
    summary: 'Id, title, company and state of every posting.',
    run: () => ({
      postings: state.index.all().map(({ id, title, company, state: now, twinOfOlj }) => {
        return { id, title, company: company.name, state: now, twin_of_olj: twinOfOlj }
      }),
    }),
  })
  control.addRoute({
    method: 'POST',
    path: '/postings',
    summary:
      'Add a posting: title, company, and optionally description_html, location, workplace, employment_type, salary.',
    example: { title: 'Virtual Assistant', company: 'Bayanihan Desk' },
    run: (body) => {
      const posting = postingOf(body, state.index.all(), control.clock.now())
      state.index.add(posting)
      return { id: posting.id }
    },
  })
  control.addRoute({
    method: 'POST',
    path: '/postings/state',
    summary: 'Close, delete or reopen a posting.',
    example: { id: state.index.all()[0]?.id ?? 1, state: 'closed' },
    run: (body) => {
      const id = requiredInteger(body, 'id', ID_BOUNDS)
      const next = STATES.find((each) => each === body['state'])
      if (!next) throw new BadInput(`state must be one of: ${STATES.join(', ')}.`)
      if (!state.index.setState(id, next)) throw new BadInput(`There is no posting ${id}.`)
      return { id, state: next }
    },
  })
}

function postingOf(body: Record<string, unknown>, others: LinkedinPosting[], now: Date): LinkedinPosting {
  const title = requiredText(body, 'title')
  const company = requiredText(body, 'company')
  const workplace = WORKPLACES.find((each) => each === (body['workplace'] ?? 'remote'))
  if (!workplace) throw new BadInput(`workplace must be one of: ${WORKPLACES.join(', ')}.`)
  const known = others.find((each) => each.company.name === company)?.company
  const highest = (of: (posting: LinkedinPosting) => number): number => Math.max(0, ...others.map(of))
  return {
    id: highest((each) => each.id) + 1,
    slug: `${title} at ${company}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    title,
    company: known ?? { id: highest((each) => each.company.id) + 1, name: company, link: true },
    location: optionalText(body, 'location') ?? 'Philippines',
    postedOn: now.toISOString().slice(0, 10),
    salaryText: optionalText(body, 'salary') ?? null,
    descriptionHtml: optionalText(body, 'description_html') ?? '<p>Added by a control call.</p>',
    employmentTypes: [optionalText(body, 'employment_type') ?? 'Full-time'],
    seniority: 'Not Applicable',
    jobFunction: null,
    industries: null,
    workplace,
    state: 'open',
    benefit: null,
    applicants: 'Be among the first 25 applicants',
    twinOfOlj: null,
  }
}
