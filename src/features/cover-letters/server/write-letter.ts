import type { Deps } from '#server/deps.ts'
import { ConnectorError } from '#server/platform/errors.ts'
import { checkLetter } from '../claims/check-letter.ts'
import type { WrittenLetter } from '../schemas.ts'
import { COVER_LETTER_MAX, SUBJECT_MAX } from '../rules.ts'
import { apart, finishLetter, gapsOf, tellsTheRules } from './finish-letter.ts'
import type { Sources } from './letter-sources.ts'
import { letterPrompt } from './prompt/letter-prompt.ts'
import { insertGenerated } from './queries.ts'
import { writeTemplateLetter } from './template-letter.ts'

/** What is heard while a letter is being written. */
export type Hear = (event: 'writer' | 'subject' | 'text', data: { writer: 'ai' } | { text: string }) => void
const DEAF: Hear = () => undefined

/**
 * Writes a letter: the model's, or the template's wherever the model is not configured, fails, or answers with what is
 * no letter (spec 2 §4: no error is shown). Null when `signal` ended it. What a model wrote is kept either way, so that a letter made
 * of it has its claims looked at before it is sent.
 */
export async function writeLetter(
  deps: Deps,
  user: { id: number },
  sources: Sources,
  given: { signal: AbortSignal; hear?: Hear; template?: boolean | undefined },
): Promise<WrittenLetter | null> {
  const { writer, posting, instructions, facts } = sources
  const letter = writeTemplateLetter(writer, posting, instructions, deps.clock.now())
  const byModel =
    deps.ai && given.template !== true
      ? await writeWithModel(deps, deps.ai, user, { ...sources, draft: letter }, given)
      : null
  if (given.signal.aborted) return null
  if (byModel) return byModel
  await keep(deps, user, sources, { writer: 'template', model: null, ...letter, complete: true })
  return { writer: 'template', ...letter, claims: checkLetter(letter, facts) }
}

async function writeWithModel(
  deps: Deps,
  ai: NonNullable<Deps['ai']>,
  user: { id: number },
  sources: Sources & { draft: { subject: string; content: string } },
  { signal, hear = DEAF }: { signal: AbortSignal; hear?: Hear },
): Promise<WrittenLetter | null> {
  const { withheld, ...prompt } = letterPrompt(sources)
  const telling = createTelling(hear, sources.fence)
  let finished: ReturnType<typeof finishLetter> = null
  try {
    for await (const text of ai.write(prompt, signal)) telling.take(text)
    finished = finishLetter(telling.whole(), sources.facts, { ...sources, gaps: gapsOf(sources.draft.content) })
    if (!finished) deps.log.warn({ model: ai.model, withheld: withheld.length }, 'a model wrote no letter')
  } catch (error) {
    if (!(error instanceof ConnectorError) && !signal.aborted) throw error
    const { kind, reason } = error as Partial<ConnectorError>
    if (!signal.aborted) deps.log.warn({ kind, reason, model: ai.model }, 'a letter comes from the template')
  }
  const { subject, body } = apart(telling.whole())
  const said = finished ?? { subject: subject.slice(0, SUBJECT_MAX), content: body.slice(0, COVER_LETTER_MAX) }
  const complete = finished !== null
  if (said.content !== '') await keep(deps, user, sources, { writer: 'ai', model: ai.model, ...said, complete })
  return finished && { writer: 'ai', ...finished, claims: checkLetter(finished, sources.facts) }
}

const keep = (
  deps: Deps,
  user: { id: number },
  { jobId }: Sources,
  letter: { writer: 'ai' | 'template'; model: string | null; subject: string; content: string; complete: boolean },
) => insertGenerated(deps.db, { user_id: user.id, job_post_id: jobId, created_at: deps.clock.now(), ...letter })

/** The longest first line that is waited for before it is taken for the letter's own. */
const LONGEST_SUBJECT_LINE = 300

/** Tells what a model says as it says it: subject apart, nothing of the prompt. */
function createTelling(hear: Hear, fence: string) {
  let all = ''
  let told = 0
  let begun = false
  const begin = () => {
    const line = all.indexOf('\n')
    if (line === -1 && all.length < LONGEST_SUBJECT_LINE) return
    const { subject, body } = apart(all)
    // The empty lines between subject and letter may still be on their way.
    if (subject !== '' && body === '') return
    begun = true
    hear('writer', { writer: 'ai' })
    if (subject !== '') hear('subject', { text: subject.slice(0, SUBJECT_MAX) })
    told = all.length - body.length
  }
  return {
    take: (text: string) => {
      all += text
      if (tellsTheRules(all, fence)) return
      if (!begun) begin()
      // A fence or a frame may be half said: what could be its beginning waits.
      const safe = all.length - (/(?:(?<!=)=+|[0-9a-f]{4,16}|\b(?:BEGIN|END)[ \w]{0,10})$/.exec(all)?.[0].length ?? 0)
      if (!begun || safe <= told) return
      hear('text', { text: all.slice(told, safe) })
      told = safe
    },
    whole: () => all,
  }
}
