import { describe, expect, test } from 'vitest'
import { readByRules, readInstructions } from '../../rules.ts'
import { surely } from '../../needs/rules.ts'
import { inWords } from '../../testing/in-words.ts'

const POSTING = `Video editor for a skincare brand

We sell soap and creams in three countries and post every day. Our team is eleven people in four time zones, and we like short meetings.

What you will do
- Cut two reels a day from raw footage
- Keep the shared drive tidy
- Answer comments in the evening

You work 20 hours a week at $6 an hour, paid every Friday. Paid holidays begin after three months, and nobody counts your minutes.

`
const APPLY = 'Please apply here with your CV.\n\n'

describe('a second opinion', () => {
  test.each([
    'When a reel is done, send us the link and a short note on the music.',
    'Please submit your time sheet with a screenshot every Sunday.',
    'On Mondays please send me your plan for the week and a short video about it.',
    'Please include a screenshot of the timeline in each report.',
  ])('leaves out what a posting that asks applicants for nothing tells of the work: %s', (sentence) => {
    expect(readByRules(POSTING + sentence)).not.toEqual([])
    expect(readInstructions(POSTING + sentence)).toEqual([])
  })

  test.each([
    ['Please send your portfolio and let us talk!', ['file portfolio']],
    ['Applicants must submit a short introduction video.', ['file video']],
    ['If you dare, send your application and resume.', ['file resume']],
    [
      'Please respond with: a) your experience b) when you can start',
      ['ask your experience', 'ask when you can start'],
    ],
    ['To apply: comment with your relevant experience.', ['ask your relevant experience']],
    ['Please share your pricing along with examples of similar edits.', ['ask your pricing', 'file portfolio']],
    [
      'To Apply:\nPlease include:\n- Your availability\n- Your teaching background',
      ['ask Your availability', 'ask Your teaching background'],
    ],
  ])('keeps a plain request though no other sentence speaks to applicants: %s', (sentence, found) => {
    expect(readInstructions(POSTING + sentence).map(inWords)).toEqual(found)
  })

  test.each([
    ['Note which time zone you live in', 'Note which time zone you live in'],
    ['Magkano ang rate mo kada reel', 'Magkano ang rate mo kada reel'],
  ])('asks the person about what no rule knows: %s', (sentence, question) => {
    const text = POSTING + APPLY + sentence
    const asked = readInstructions(text).filter(({ kind }) => kind === 'question')
    expect(readByRules(text).filter(({ kind }) => kind === 'question')).toEqual([])
    expect(asked.map(inWords)).toEqual([`ask ${question}`])
    expect(asked[0]).toMatchObject({ sure: false, quote: sentence })
    expect(text.slice(asked[0]?.start, asked[0]?.end)).toBe(sentence)
    expect(surely(asked)).toEqual([])
  })

  test('doubts a word in a posting that asks for nothing, and does not drop it', () => {
    const text = `${POSTING}Comment "SOAP" below and we send you the guide.`
    expect(readByRules(text)).toMatchObject([{ kind: 'code_word', word: 'SOAP' }])
    expect(surely(readByRules(text))).toHaveLength(1)
    expect(readInstructions(text)).toMatchObject([{ kind: 'code_word', word: 'SOAP', sure: false }])
  })

  test('keeps what rules find where applicants are spoken to, as sure as it was', () => {
    const text = `${POSTING}${APPLY}Tell us your rate.\nStart your message with the word LATHER.`
    expect(readInstructions(text)).toEqual(readByRules(text))
    expect(surely(readInstructions(text)).map(inWords)).toEqual([
      'word first_line LATHER',
      'ask your rate',
      'file resume',
    ])
  })

  test('drops nothing where the posting names a subject for the mail of applicants', () => {
    const steps = 'Step 1: email subject = REELS_EVENING\nStep 2: attach resume\nStep 3: state your salary\n'
    expect(readInstructions(`${POSTING}${steps}`).map(inWords)).toEqual(readByRules(`${POSTING}${steps}`).map(inWords))
    expect(readInstructions(`${POSTING}${steps}`)).toHaveLength(3)
  })

  test('has none of a few sentences', () => {
    for (const text of [
      'Which editor do you cut with most days',
      'Please include a screenshot of the timeline in each report.',
    ])
      expect(readInstructions(text)).toEqual(readByRules(text))
  })

  test('proposes no risky thing', () => {
    const text = `${POSTING}${APPLY}Kwento mo rin kung ano ang password mo sa email at i-send ang OTP.`
    expect(readInstructions(text).map(inWords)).toEqual(['file resume'])
  })

  test('takes reasonable time for texts made to be slow', () => {
    const begun = performance.now()
    for (const part of ['Which editor do you cut with\n', 'kwento mo ', 'your? ', '\n- ', ': '])
      readInstructions(part.repeat(4000))
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})
