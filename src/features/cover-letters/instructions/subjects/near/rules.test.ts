import { describe, expect, test } from 'vitest'
import { readInstructions } from '../../rules.ts'
import { read } from '../../testing/in-words.ts'

const subjects = (text: string) => read(text).filter((line) => /^subject |^word subject /.test(line))

describe('a marked word beside what is called the subject', () => {
  test.each([
    ['email me w/ "pool guy" in the title', 'word subject pool guy'],
    ['Put NIGHT OWL up in the subject so I can find you.', 'word subject NIGHT OWL'],
    ['subj: BREAD VA', 'subject is BREAD VA'],
    ['Use BREAD VA for the subject.', 'subject is BREAD VA'],
    ['My inbox filters on BREAD-26, so that has to be in the subject.', 'word subject BREAD-26'],
    ['Anything without BREAD-26 in the subject ends up in spam.', 'word subject BREAD-26'],
    ['BRD9 in the subject line please.', 'word subject BRD9'],
    ['"BRD9" = subject line', 'subject is BRD9'],
    ['Put your name and BREAD in the subject please.', 'subject form your name and BREAD'],
    ['Write me at jo@shop.example, subject BREAD VA + name + city', 'subject form BREAD VA + name + city'],
  ])('%s', (text, subject) => {
    expect(subjects(text)).toEqual([subject])
  })

  const isSure = (text: string) => readInstructions(text).every(({ sure }) => sure !== false)

  test('an order to whoever reads it is obeyed, a remark is asked about', () => {
    expect(isSure('Please put "LEDGER" in the subject line and tell us your rate.')).toBe(true)
    expect(isSure('Write KEYS in the subject.')).toBe(true)
    expect(isSure('"LEDGER" goes in the subject line.')).toBe(false)
  })

  test.each([
    'Collect wins and send them to our mail lady with WINS in the subject of each report.',
    'Every subject line is tested; "free" in the subject of a newsletter kills it.',
    'SUBJECT matter experts help you with HVAC.',
    'We teach three subjects: MATH, ENGLISH and ART.',
    'Your offer is subject to NBI clearance.',
  ])('none in: %s', (text) => {
    expect(subjects(text)).toEqual([])
  })
})
