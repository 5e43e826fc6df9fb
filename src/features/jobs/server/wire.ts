import type { Job, JobDetail } from '../contract.ts'
import { readFacts } from '../facts/rules.ts'
import { notesOf } from '../safety-notes/rules.ts'
import { NOTE_TEXTS } from '../safety-notes/texts.ts'
import { cutText, previewOf } from '../rules.ts'
import type { PostingCard } from './queries.ts'

/** The signed-in person as far as this room cares; null for a visitor. */
export type Viewer = { id: number } | null

/** Characters read for a list card: enough for the cut description after its spaces are squeezed. */
export const CARD_TEXT = 700
export const WHOLE_TEXT = 32_000

/** A card as the wire has it: what follows from other fields is added, moments become ISO strings. */
export function asJob({ alike: _alike, ...card }: PostingCard, descriptionLength: number | null): Job {
  const iso = (at: string) => new Date(at).toISOString()
  const description = descriptionLength === null ? card.description : cutText(card.description, descriptionLength)
  const shown = {
    ...card,
    description,
    // What is cut from a longer cut is the same: `descriptionLength` is beyond the preview.
    preview: previewOf(description),
    date_posted: iso(card.date_posted),
    last_seen_open: iso(card.last_seen_open),
    first_seen: iso(card.first_seen),
  }
  return withState(shown, card.application_state)
}

/** The posting with how far somebody's application for it is; only a confirmed one counts as applied. */
export function withState(
  job: Omit<Job, 'applied' | 'userHasApplied'>,
  application_state: Job['application_state'],
): Job {
  const applied = application_state === 'confirmed'
  return { ...job, application_state, applied, userHasApplied: applied }
}

/** The same with its whole text, what it says, and what to be careful about. */
export function asDetail(card: PostingCard): JobDetail {
  const job = asJob(card, null)
  const told = notesOf({ ...job, alike: card.alike }).map((note) => ({ ...note, ...NOTE_TEXTS[note.kind] }))
  return { ...job, facts: readFacts(job), safety_notes: told }
}
