import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../src/features/cover-letters/claims/words.ts'
import {
  fifthLetters,
  fourthLetters,
  type MadeLetter,
  madeLetters,
  secondLetters,
  sixthLetters,
  thirdLetters,
} from './letter-set.ts'

const CLICHES =
  /hard-?working|passionate|dedicated|team player|fast learner|detail-oriented|I am writing to apply|to whom it may|perfect fit|esteemed|dear sir|!/i
const COPIED = 7
const [SHORT, FULL, LONG, FEW_ANSWERS, AN_ANSWER] = [110, 200, 220, 3, 18]
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$%'’.-]+/gu) ?? []
const named = (letters: readonly MadeLetter[]) =>
  letters.map((one) => ({ ...one, at: `${one.writer.first_name} to ${one.posting.employer}` }))
/** What is the person's: questions left open repeat what was asked. */
const own = (content: string): string => content.replace(/\[[^\]]*\]/g, '')

describe.each([
  ['five people to twenty postings', named(madeLetters()), 12, FULL],
  ['four people of other trades to eight postings', named(secondLetters()), 8, FULL],
  ['four more to eight postings more', named(thirdLetters()), 8, FULL],
  ['five more to twenty long postings', named(fourthLetters()), 12, LONG],
  ['another five to twenty more of those', named(fifthLetters()), 12, LONG],
  ['four more to twelve of their trades', named(sixthLetters()), 8, LONG],
])('letters of %s', (_set, letters, openings, full) => {
  test('have 110 words to as many as a letter may, and more only for a long list of answers', () => {
    const wrong = letters.flatMap(({ at, letter: { content } }) => {
      const [counted, answers] = [
        content.split(/\s+/).length,
        content.match(/^(?:\d+\.|[a-h]\)|[ivx]+\)) /gm)?.length ?? 0,
      ]
      const most = full + Math.max(0, answers - FEW_ANSWERS) * AN_ANSWER
      return counted < SHORT || counted > most ? [`${at}: ${counted}`] : []
    })
    expect(wrong).toEqual([])
  })
  test('state nothing the claim check marks', () => {
    expect(letters.filter(({ marks }) => marks.length > 0).map(({ at, marks }) => `${at}: ${marks.join()}`)).toEqual([])
  })
  test('hold no cliché, no title with pay, emoji or capitals, and no blunder of number or article', () => {
    const odd =
      /\d ?\/ ?hr|PHP ?\d|\d ?PHP|URGENT|🔥|\ba (?=[aeio]\w)(?!one)|\ban (?=[bcdfgjklmpqtvw]\w)|\bthis are\b|\bthose skill\b|\b1 \w+s\b/
    const wrong = letters.flatMap(({ at, letter }) =>
      [CLICHES, odd].flatMap((no) =>
        no.exec(own(letter.content)) ? [`${at}: ${no.exec(own(letter.content))?.[0]}`] : [],
      ),
    )
    expect(wrong).toEqual([])
  })
  test('have no two sentences in a row that begin with "I", answers in a list apart', () => {
    const wrong = letters.flatMap(({ at, letter }) => {
      const all = sentencesOf(own(letter.content).replace(/^(?:\d+\.|[a-h]\)|[ivx]+\)) .*$/gm, '1.')).map(
        ({ text }) => text,
      )
      return all.filter((text, n) => /^I\b/.test(text) && /^I\b/.test(all[n - 1] ?? '')).map((text) => `${at}: ${text}`)
    })
    expect(wrong).toEqual([])
  })
  test(`repeat no ${COPIED} words in a row of the posting`, () => {
    const wrong = letters.flatMap(({ at, posting, letter }) => {
      const said = ` ${words(posting.description).join(' ')} `
      const all = words(own(letter.content))
      const runs = all.map((_, n) => all.slice(n, n + COPIED)).filter((run) => run.length === COPIED)
      return runs.filter((run) => said.includes(` ${run.join(' ')} `)).map((run) => `${at}: ${run.join(' ')}`)
    })
    expect(wrong).toEqual([])
  })
  test('begin in many ways: two letters of one person seldom alike', () => {
    const first = (content: string) => sentencesOf(content).map(({ text }) => text)[1] ?? ''
    const shapes = letters.map(({ posting, letter }) =>
      first(letter.content).replace(posting.employer, '').slice(0, 20),
    )
    expect(new Set(shapes).size).toBeGreaterThan(openings)
  })
})
