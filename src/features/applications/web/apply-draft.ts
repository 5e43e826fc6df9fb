import { readDraft, writeDraft } from '#web/lib/draft.ts'

/**
 * What a person has typed for a posting and what earlier tries made of it, so that neither closing nor reloading loses
 * it and no second resume or letter is made. `letter` holds the kept letter with the text it was made from.
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

const nameOf = (userId: number, jobId: number) => `apply:${userId}:${jobId}`
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function readLetter(value: unknown): ApplyDraft['letter'] {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('of' in value)) return null
  return typeof value.id === 'number' && typeof value.of === 'string' ? { id: value.id, of: value.of } : null
}

/** The draft of this person for this posting; null when they typed nothing yet. */
export function readApplyDraft(userId: number, jobId: number): ApplyDraft | null {
  const kept = readDraft(nameOf(userId, jobId))
  if (kept === null) return null
  return {
    subject: text(kept.subject),
    content: text(kept.content),
    points: text(kept.points),
    generated: text(kept.generated),
    resumeId: typeof kept.resumeId === 'number' ? kept.resumeId : null,
    letter: readLetter(kept.letter),
  }
}

export const writeApplyDraft = (userId: number, jobId: number, draft: ApplyDraft | null): void =>
  writeDraft(nameOf(userId, jobId), draft)

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
