import { useEffect, useRef, useState } from 'react'
import { openLetterStream } from './api.ts'
import { type Fallback, fallbackLetter } from './fallback-letter.ts'
import { changeNotes, readNotes, useLetterNotes } from './letter-notes.ts'
import { followLetter } from './letter-stream.ts'

const STILL_WRITING = 'Your letter is still being written: wait for its end, or stop it.'

/** Whoever is there, or the template although a model is. */
export type By = 'any' | 'template'
type Words = { subject: string; content: string }
export type LetterWriting = {
  jobId: number
  resumeId: number | null
  /** Words as they stand, and the last ones that came from a writer. */
  draft: Words & { generated: string }
  change: (patch: Partial<Words> & { generated?: string }) => void
  fallback: () => Fallback
}

/**
 * Has letters written into the draft, word by word. Leaving the page, and writing anew, end what is under way; what
 * stood there before comes back with `undo`, also after a reload. A template letter comes when nobody answers (spec 2 §4).
 */
export function useLetterWriting({ jobId, resumeId, draft, change, fallback }: LetterWriting) {
  const [writing, setWriting] = useState(false)
  const [said, setSaid] = useState('')
  const current = useRef<AbortController | null>(null)
  const { before } = useLetterNotes(jobId)
  useEffect(() => () => current.current?.abort(), [])

  const write = async (by: By = 'any') => {
    current.current?.abort()
    const control = new AbortController()
    current.current = control
    const show = showing(draft, change)
    setWriting(true)
    setSaid('Writing your letter…')
    const replaced = draft.content.trim() === '' ? null : wordsOf(draft)
    changeNotes(jobId, { before: replaced, claims: [], confirmed: [], basedOn: null })
    const end = await hearLetter({ jobId, resumeId, show, template: by === 'template', signal: control.signal })
    if (end === 'left') return
    if (end === 'failed') show(fallbackLetter(fallback()))
    setWriting(false)
    setSaid('Your letter is written.')
  }
  const stop = () => {
    current.current?.abort()
    setWriting(false)
    setSaid('Stopped. What was written so far stands in the letter.')
    // A model had a hand in it, however little it wrote.
    changeNotes(jobId, { watched: true })
  }
  const undo = () => {
    if (!before) return
    changeNotes(jobId, { before: wordsOf(draft) })
    change({ ...before })
    setSaid('Your earlier text is back.')
  }
  const remind = () => setSaid(STILL_WRITING)
  return { writing, said, remind, write: (by?: By) => void write(by), stop, undo: before && !writing ? undo : null }
}

/** Puts a letter into the draft; a subject the person wrote for their own words stays. */
function showing(draft: Words, change: LetterWriting['change']) {
  const ownSubject = draft.subject !== '' && draft.content !== ''
  return ({ subject, content }: Partial<Words>) =>
    change({
      ...(content === undefined ? {} : { content, generated: content }),
      ...(subject === undefined || ownSubject ? {} : { subject }),
    })
}

const wordsOf = ({ subject, content }: Words): Words => ({ subject, content })

type Hearing = {
  jobId: number
  resumeId: number | null
  show: (letter: Partial<Words>) => void
  template: boolean
  signal: AbortSignal
}

/** Shows a letter as it comes: at most once a frame, however fast the words are. */
async function hearLetter({ jobId, resumeId, show, template, signal }: Hearing): Promise<'done' | 'left' | 'failed'> {
  let content = ''
  let frame = 0
  const paint = () => {
    frame = 0
    if (!signal.aborted) show({ content })
  }
  const { wish } = readNotes(jobId)
  try {
    const letter = await followLetter(
      (leaving) => openLetterStream({ jobId, resumeId, wish, template }, leaving),
      {
        onSubject: (subject) => show({ subject }),
        onText: (text) => {
          content = (content + text).trimStart()
          frame ||= requestAnimationFrame(paint)
        },
      },
      signal,
    )
    cancelAnimationFrame(frame)
    if (signal.aborted) return 'left'
    show({ subject: letter.subject, content: letter.content })
    changeNotes(jobId, { watched: letter.writer === 'ai', claims: letter.claims })
    return 'done'
  } catch {
    cancelAnimationFrame(frame)
    return signal.aborted ? 'left' : 'failed'
  }
}
