import { describe, expect, it } from 'vitest'
import type { Claim } from '../claims/claim.ts'
import { followLetter } from './letter-stream.ts'
import { placed, withoutSentence } from './use-claims.ts'

const LETTER = { writer: 'ai', subject: 'Hi', content: 'A B', claims: [] }
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const streamOf = (...blocks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const block of blocks) controller.enqueue(new TextEncoder().encode(block))
      controller.close()
    },
  })
async function follow(...blocks: string[]) {
  const heard: string[] = []
  const hear = (kind: string) => (text: string) => void heard.push(`${kind}:${text}`)
  const letter = await followLetter(
    async () => streamOf(...blocks),
    { onText: hear('text'), onSubject: hear('subject') },
    new AbortController().signal,
  )
  return { heard, letter }
}

describe('following a letter', () => {
  it('tells subject and words as they come and gives the whole at the end', async () => {
    const blocks = [
      ': hello\n\n',
      event('subject', { text: 'Hi' }),
      event('text', { text: 'A' }),
      event('text', { text: ' B' }),
      event('done', LETTER),
    ]
    expect(await follow(...blocks)).toEqual({ heard: ['subject:Hi', 'text:A', 'text: B'], letter: LETTER })
  })

  it.each([
    ['an end without a last word', [event('text', { text: 'A' })]],
    ['a failure', [event('failed', null), event('done', LETTER)]],
    ['a last word that makes no sense', [event('done', { writer: 'ai' })]],
    ['words that are none', ['event: text\ndata: <html>\n\n']],
  ])('%s is an error', async (_, blocks) => {
    await expect(follow(...blocks)).rejects.toThrow()
  })
})

const content = 'Hello,\n\nI know Figma. I am here.\n\nBye.'
const claim: Claim = {
  kind: 'skill',
  text: 'Figma',
  key: 'skill:figma',
  can_confirm: true,
  start: 15,
  end: 20,
  sentence_start: 8,
  sentence_end: 21,
}

describe('claims while the letter is changed', () => {
  it('stay, move with their words, and go with them', () => {
    expect(placed([claim], content)).toEqual([claim])
    const moved = placed([claim], `Dear all. ${content}`)[0]
    expect(`Dear all. ${content}`.slice(moved?.sentence_start, moved?.sentence_end)).toBe('I know Figma.')
    expect(placed([claim], 'Hello,')).toEqual([])
  })

  it('are taken out with their sentence and leave no hole', () => {
    expect(withoutSentence(content, claim)).toBe('Hello,\n\nI am here.\n\nBye.')
    const alone = content.replace(' I am here.', '')
    expect(withoutSentence(alone, claim)).toBe('Hello,\n\nBye.')
    const middle = 'Yes. I know Figma. No.'
    expect(withoutSentence(middle, { ...claim, start: 12, end: 17, sentence_start: 5, sentence_end: 18 })).toBe(
      'Yes. No.',
    )
  })
})
