import { expect, test } from 'vitest'
import { readInstructions } from '#features/cover-letters/instructions/rules.ts'
import { needsOf } from '../../letter-sources.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Writer } from '../../writer.ts'

const ON = new Date('2026-11-22T04:00:00Z')
const clerk: Writer = {
  first_name: 'Nilo',
  last_name: 'Abad',
  title: 'Clinic Secretary',
  about:
    'I have kept a front desk for six years. I like the work but the bus takes three hours a day, so I am looking for something to do from home.',
  location: 'Naga City',
  years_of_experience: '5-10',
  skills: ['Typing 58-60 WPM', 'Freshdesk', 'Airtable'],
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: 'custom',
  custom_availability: '30 hours a week, can work US morning until 12 midnight Manila',
  works: [
    { title: 'Encoder', employer: 'Bicol Seeds', from: '2016-02', to: '2019-01' },
    { title: 'Clinic Secretary', employer: 'Mayon Clinic', from: '2019-02', to: 'present' },
  ],
  places: [1, 1, 1, 0],
  results: [
    'Filed the charts of 40 patients a day',
    'Took 30 phone calls a day from patients',
    'Hired 12 clerks per year for three branches',
    'Encoded delivery receipts of seeds',
  ],
}
/** The first answer of a letter that asks two more things nobody can know. */
function answerTo(question: string, writer: Partial<Writer> = {}): string {
  const list = [question, 'What would you change here first?', 'Your favorite bird'].map(
    (one, at) => `${at + 1}. ${one}`,
  )
  const description = `We sell garden tools. Pack orders and print labels.\n\nTo apply, answer these questions:\n${list.join('\n')}`
  const needs = needsOf(readInstructions(description), { name: 'Nilo Abad', title: 'Packer', text: description })
  const posting = { title: 'Packer', employer: 'Spade', tags: [], description }
  return /^1\. (.*)$/m.exec(writeTemplateLetter({ ...clerk, ...writer }, posting, needs, ON).content)?.[1] ?? ''
}

test.each([
  ['What is your typing speed?', 'I type 58-60 words per minute.'],
  [
    'How fast can you type and how was it measured?',
    'I type 58-60 words per minute. [Your answer: how you measured it]',
  ],
  ['Why are you leaving your present job?', 'so I am looking for something to do from home.'],
  ['Are you comfortable with phone calls?', 'At Mayon Clinic, I took 30 phone calls a day from patients.'],
  ['How many hires a year?', 'At Mayon Clinic, I hired 12 clerks per year for three branches.'],
  ['What tools have you used?', 'The programs I know are Freshdesk and Airtable.'],
  [
    'Where and for how long?',
    'So far I have worked as a clinic secretary at Mayon Clinic since 2019 and as an encoder at Bicol Seeds from 2016 to 2019.',
  ],
  ['Saan at gaano katagal?', 'as an encoder at Bicol Seeds from 2016 to 2019.'],
  [
    'Are you able to work Pacific hours for good?',
    'Not in full at the moment: I can work 30 hours a week, during US mornings until midnight Manila time.',
  ],
])('"%s" is told from the profile: "%s"', (question, answer) => {
  expect(answerTo(question)).toContain(answer)
})

test('what profiles are silent about is never denied', () => {
  expect(answerTo('Have you handled sensitive records before?')).toMatch(
    /charts of 40 patients a day.* \[Your answer: Have you handled sensitive records/,
  )
  for (const question of [
    'Have you worked with American clients before?',
    'Have you worked from home before?',
    'Have you worked in a team before?',
    'Do you have experience with time tracking software?',
    'Have you handled confidential papers before?',
  ]) {
    expect(answerTo(question, { results: ['Encoded delivery receipts of seeds'], places: [0] })).not.toMatch(
      /^No,|\bnot\b/,
    )
  }
})

test('who wants no more calls is not offered for them, and a reason nobody gave stays open', () => {
  expect(answerTo('Are you okay with phone calls?', { about: 'I would like to be away from the phones.' })).toMatch(
    /^\[/,
  )
  expect(answerTo('Why are you leaving your present job?', { about: 'I like birds.' })).toMatch(/^\[/)
})

test.each([
  ['Have you worked with American clients before?', 'Sorted mail for a US insurer', 'I sorted mail for a US insurer.'],
  ['Have you worked with Australian customers?', 'Sorted mail for a US insurer', '[Your answer: '],
  ['What are you most proud of in your work? Numbers please', 'Cut the waiting time from 50 to 20 minutes', 'minutes.'],
  ['Your best result so far', 'Prepared monthly forms 1701Q and 2551Q', '[Your answer: '],
  ['Where have you worked and for how long?', 'Sorted mail', 'at Bicol Seeds from 2016 to 2019.'],
  ['How many people did you hire a year?', 'Recruited 14 guards per year', 'I recruited 14 guards per year.'],
])('"%s" of who "%s": %s', (question, result, answer) => {
  expect(answerTo(question, { results: [result], places: [0] })).toMatch(
    new RegExp(answer.replace(/[.[\]]/g, String.raw`\$&`)),
  )
})

/** A letter to a posting, of somebody with hours of their own. */
const hoursTo = (description: string, custom_availability: string | null): string =>
  writeTemplateLetter(
    { ...clerk, custom_availability, availability: custom_availability === null ? null : 'custom' },
    { title: 'Packer', employer: 'Spade', tags: [], description },
    { code_words: [], questions: [] },
    ON,
  ).content
test.each([
  [
    'At least three hours of overlap with 9am to 5pm Eastern time.',
    null,
    'You ask for three hours within 9am to 5pm Eastern time, which is currently 10pm to 6am in Manila. [Your answer: which three hours between 10pm and 6am in Manila can you work?]',
  ],
  ['9am to 5pm Eastern time.', '4pm until 12 midnight', 'Of these hours I can offer 10pm to midnight'],
  ['9am to 5pm Eastern time.', 'day or mid shift preferred', 'That is outside my current hours'],
  ['Graveyard shift.', 'full time, graveyard ok', 'I am available full time and can work graveyard shifts.'],
])('"%s" for who has "%s": %s', (posted, own, said) => {
  expect(hoursTo(`We sell garden tools. Pack orders. ${posted}`, own)).toContain(said)
})
