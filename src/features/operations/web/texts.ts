import type { SourceState } from '../rules.ts'

type Tone = 'plain' | 'success' | 'danger' | 'mangga'

/** How a source stands, in a word and a sentence. */
export const SOURCE_WORDS: Record<SourceState, { word: string; tone: Tone; means: string }> = {
  stopped: { word: 'Stopped', tone: 'danger', means: 'It was stopped and waits for somebody to look.' },
  failing: { word: 'Failing', tone: 'danger', means: 'The last run did not end well.' },
  empty: {
    word: 'Nothing read',
    tone: 'danger',
    means: 'The last run read no posting at all: its pages may have changed.',
  },
  stale: { word: 'Stale', tone: 'mangga', means: 'No run for more than two and a half hours.' },
  never: { word: 'Never read', tone: 'mangga', means: 'It is on and has not been read yet.' },
  off: { word: 'Off', tone: 'plain', means: 'It is not read.' },
  well: { word: 'Well', tone: 'success', means: 'The last run ended well.' },
}

export const OPERATIONS_TEXTS = {
  sourcesFailed: 'The sources could not be read. Please try again.',
  queuesFailed: 'The queues could not be read. Please try again.',
  waitingFailed: 'What waits could not be read. Please try again.',
  failed: 'That could not be done. Please try again.',
} as const
