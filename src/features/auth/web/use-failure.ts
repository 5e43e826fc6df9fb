import { useState } from 'react'
import { waitSentence } from './texts.ts'

type Failure = { sentence: string; more: string }
const NONE: Failure = { sentence: '', more: '' }

/** What went wrong with a form as a whole and, where the server tells, when trying again makes sense. */
export function useFailure() {
  const [failure, setFailure] = useState(NONE)
  return {
    clear: () => setFailure(NONE),
    say: (sentence: string, error: unknown) => setFailure({ sentence, more: waitSentence(error) }),
    /** For the `FormNotice`; a sentence of the form itself goes before. */
    notice: (ofForm?: string): Failure => (ofForm === undefined ? failure : { sentence: ofForm, more: '' }),
  }
}
