import { isRecord, placeOf } from '#web/lib/form/kept.ts'

/** So many letters that were begun and not sent are kept on a device: more would fill what a page may keep there. */
export const MOST_DRAFTS = 30

/**
 * What a person has typed for a posting and what earlier tries made of it, so that neither closing, reloading nor a phone
 * that goes out loses it and no second resume or letter is made. `letter` holds the kept letter with the text it was made from.
 */
export type ApplyDraft = {
  subject: string
  content: string
  points: string
  /** The last text that came from the letter writer: overwriting it loses nothing. */
  generated: string
  resumeId: number | null
  letter: { id: number; of: string } | null
}

const placeFor = (jobId: number) => placeOf(`apply:${jobId}`)
/** The postings with a draft, the latest touched last. */
const order = () => placeOf('apply:order')
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function readLetter(value: unknown): ApplyDraft['letter'] {
  return isRecord(value) && typeof value.id === 'number' && typeof value.of === 'string'
    ? { id: value.id, of: value.of }
    : null
}

/** The draft of this person for this posting; null when they typed nothing yet. */
export function readApplyDraft(jobId: number): ApplyDraft | null {
  const kept = placeFor(jobId).read()
  if (!isRecord(kept)) return null
  return {
    subject: text(kept.subject),
    content: text(kept.content),
    points: text(kept.points),
    generated: text(kept.generated),
    resumeId: typeof kept.resumeId === 'number' ? kept.resumeId : null,
    letter: readLetter(kept.letter),
  }
}

/** Keeps a draft until it is sent, or forgets it when it is null; gives the postings whose drafts are let go for it. */
export function writeApplyDraft(jobId: number, draft: ApplyDraft | null): number[] {
  const others = listed().filter((id) => id !== jobId)
  const all = draft === null ? others : [...others, jobId]
  const gone = all.slice(0, Math.max(0, all.length - MOST_DRAFTS))
  for (const id of gone) placeFor(id).write(null)
  placeFor(jobId).write(draft)
  order().write({ ids: all.slice(gone.length) })
  return gone
}

function listed(): number[] {
  const kept = order().read()
  const ids = isRecord(kept) ? kept.ids : []
  return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : []
}

/** Names the text a letter is made of: the same text needs no second letter. */
export const letterMark = (subject: string, content: string, resumeId: number | null): string =>
  JSON.stringify([subject.trim(), content.trim(), resumeId])

/** The draft to begin with. Points are 1 unless said otherwise (spec 2 §9). */
export const emptyDraft = (subject: string): ApplyDraft => ({
  subject,
  content: '',
  points: '1',
  generated: '',
  resumeId: null,
  letter: null,
})

/** Whether writing over the letter would lose what a person typed. */
export const hasOwnWords = ({ content, generated }: Pick<ApplyDraft, 'content' | 'generated'>): boolean =>
  content.trim() !== '' && content.trim() !== generated.trim()
