import { describe, expect, test } from 'vitest'
import { readInstructions } from '../instructions/rules.ts'
import { needsOf } from './letter-sources.ts'
import { writeTemplateLetter } from './template-letter.ts'
import type { Addressee, Writer } from './writer.ts'

const ON = new Date('2026-11-22T04:00:00Z')
const clerk: Writer = {
  first_name: 'Nena',
  last_name: 'Abad',
  title: 'Bookkeeper (Xero Certified | QBO ProAdvisor)',
  about: 'I kept the books of my town for 6 years before I began to work online. Open to any schedule.',
  location: 'Iloilo City',
  years_of_experience: '5-10',
  skills: ['Xero', 'QuickBooks Online', 'Canva', 'Notion', 'Trello', 'Epic', 'Calendly'],
  projects: [
    { title: 'Tally, expense app', url: 'https://tally.example' },
    { title: 'Parish records system', url: 'https://records.example' },
  ],
  resume_url: null,
  website: 'https://nena.example',
  linkedin: null,
  github: null,
  availability: 'immediately',
  custom_availability: null,
  salary_min: 500,
  salary_max: 700,
  usd_php: 55,
  results: [
    'Encoded 90 receipts a day for the tax office',
    'Handled the books of 9 clients (bakeries, farms, 1 dental clinic) in Xero',
    'Cleaned up 8 months backlog of a farm in 3 weeks',
    'Organized town book fair with 40 stalls',
    'Requested 12 approvals a day thru payer portals (Availity, NaviNet)',
  ],
  works: [{ title: 'Bookkeeper', employer: 'Palm Ledger', from: '2018-01', to: '2026-05' }],
  places: [0, 0, 0, 0, 0],
}
const books: Addressee = { title: 'Bookkeeper', description: '', employer: 'Marigold Farms', tags: [] }
const letter = (description: string, more: Partial<Writer> = {}, to: Partial<Addressee> = {}): string => {
  const posting = { ...books, ...to, description }
  const asked = readInstructions(description)
  return writeTemplateLetter(
    { ...clerk, ...more },
    posting,
    needsOf(asked, { name: 'Nena Abad', title: posting.title, text: description }),
    ON,
  ).content
}
const places = (text: string): string[] => [...text.matchAll(/\[Your answer: ([^\]]*)\]/g)].map(([, what = '']) => what)
const asking = (...questions: string[]): string =>
  `We keep farm books.\n\nTo apply, please answer:\n${questions.map((text, at) => `${at + 1}. ${text}`).join('\n')}`

describe('every open place is a question', () => {
  test('a name behind a dash is who asks', () => {
    const text = letter(`${asking('Why this job?', 'What is your rate?')}\n\n— Petra`)
    expect(text).toContain('Hello Petra,')
    expect(places(text)).not.toContain('Petra')
  })
  test('a case with two sides is one question, and what stands before it another', () => {
    const text = letter(
      'We keep farm books. When you apply tell me about a time you lost a file and what you would do if a farmer is late and the bank is not answering.',
    )
    expect(places(text)).toContain('what you would do if a farmer is late and the bank is not answering')
    expect(places(text)).not.toContain('the bank is not answering')
  })
  test('what "it" is stands in the question', () => {
    const text = letter(
      "To apply tell us: what's a rule that new bookkeepers always get wrong, and how do you explain it?",
    )
    expect(places(text).join()).toContain(
      "what's a rule that new bookkeepers always get wrong, and how do you explain it?",
    )
  })
  test('criteria are addressed, not answered; work that comes back is no question', () => {
    const text = letter(
      'You will\n- keep the ledger\n- send me a short report every Friday: what is paid, what is late\n\nPlease provide a cover letter addressing the selection criteria and your expected monthly salary.',
    )
    expect(places(text)).toEqual([])
    expect(text).toContain('My expected rate is $500 to $700 a month.')
  })
  test('what is asked in brackets stands there alone, and reasons side by side are one answer', () => {
    const text = letter(
      asking('Your rate?', 'When can you start?').concat(
        '\n- Sharp eyes (there are 3 slips in this ad, tell us which)',
      ),
    )
    expect(places(text)).not.toContain('Sharp eyes')
    expect(places(text).join()).toContain('there are 3 slips in this ad')
    expect(letter('We keep farm books. In your application: why farms / why Marigold?')).toContain(
      '[Your answer: why farms / why Marigold?]',
    )
  })
  test('two places side by side that ask what somebody can do are one', () => {
    const text = letter('We need you on Saturdays. Willing to work onsite in Roxas City.', { about: null })
    expect(text).toContain('[Your answer: can you work on Saturdays, and can you come to Roxas City?]')
  })
})

describe('what the profile holds is answered', () => {
  test.each([
    [
      'Which of the tools above do you already use?',
      'Of these, I know Canva and Calendly.',
      'You will use Canva and Calendly.\n\n',
    ],
    ['Describe your experience with Notion.', 'I know Notion, and Trello, which is for the same kind of work.', ''],
    ['Which EMRs and portals have you used?', 'I know Epic, and of the portals I have used Availity and NaviNet.', ''],
    ['Which industries have you done books for?', 'I have worked for bakeries, farms and one dental clinic.', ''],
    [
      'What have you built on your own?',
      'My own projects are Tally, an expense app (https://tally.example) and a parish records system (https://records.example).',
      '',
    ],
    ['Something you organised that had many parts', 'I organized a town book fair with 40 stalls.', ''],
    ["What's 3 times the number of wheels on a car?", '3 × 4 = 12.', ''],
    ['Who are you?', 'I kept the books of my town for 6 years before I began to work online.', ''],
  ])('"%s" gets "%s"', (question, answer, before) => {
    expect(letter(`${before}${asking(question, 'What is your rate?')}`)).toContain(answer)
  })
  test('of a story that a deed tells, only how it went is left', () => {
    const text = letter(
      asking("What's the worst backlog you have cleaned up, and how did you do it?", 'What is your rate?'),
    )
    expect(text).toContain('8 months of backlog of a farm in 3 weeks')
    expect(places(text)).toContain('how did you do it?')
  })
  test('a rate in one of two currencies needs no other, and the pay of a posting may lie within it', () => {
    expect(letter(asking('Your monthly rate in AUD or USD', 'Why us?'))).not.toContain('your rate in AUD')
    const text = letter('Pay: $550 to $600 a month. Please tell us your expected salary and start date.')
    expect(text).toContain('The $550 to $600 a month in your posting lies within that.')
  })
  test('"any schedule" is every day of the week', () => {
    const text = letter('You work Monday to Saturday. Please tell us your availability.')
    expect(text).toContain('I am open to any schedule.')
    expect(text).toContain('Saturdays are fine with me, too.')
    expect(places(text)).toEqual([])
  })
})

describe('what is told', () => {
  test('deeds that do the first duties come first, whatever other words a posting has', () => {
    const duties =
      'Responsibilities\n- Clean up the backlog of our farm accounts\n- Encode receipts for the tax office in Xero'
    const [, first = '', second = ''] = letter(duties).split('\n\n')
    expect(first).toContain('90 receipts a day')
    expect(`${first} ${second}`).toContain('8 months of backlog of a farm in 3 weeks')
  })
  test('what somebody studied leads no letter, whatever it shares with the posting', () => {
    const text = letter('Duties:\n- Study fish prices and rain\n- Keep the books', {
      results: ['Thesis: impact of rain on fish prices, 200 respondents', 'Handled the books of 9 farms in Xero'],
      places: [null, 0],
    })
    expect(text.split('\n\n')[1]).not.toContain('thesis')
    expect(text).toContain('wrote a thesis on the impact of rain on fish prices')
  })
  test('hours by the clock are told by the clock of the place as well', () => {
    const text = letter('You work Melbourne business hours.', {
      availability: 'custom',
      custom_availability: '30 hours per week, Manila 7am-3pm preferred, can overlap 3 hours with US morning',
    })
    expect(text).toContain(
      'I am available 30 hours a week, preferably 7am to 3pm Manila time, and can overlap 3 hours with US mornings.',
    )
    expect(text).toContain('By your clock, 7am to 3pm here is currently 10am to 6pm.')
  })
  test('a greeting that is asked for is the only one', () => {
    const text = letter('We keep farm books. Start with "Dear Barnies".')
    expect(text.startsWith('Dear Barnies,\n\n')).toBe(true)
    expect(text).not.toContain('Hello')
  })
  test('a link is shown once', () => {
    const text = letter('Please send two samples of your work.', {
      projects: [{ title: 'Site', url: 'https://nena.example' }],
    })
    expect(text.match(/https:\/\/nena\.example/g)).toHaveLength(1)
  })
  test('titles that certify are told where a posting wants that', () => {
    expect(letter('QuickBooks ProAdvisor certification preferred.')).toContain(
      'I am Xero certified and a QBO ProAdvisor.',
    )
    expect(letter('We keep farm books.')).not.toContain('Xero certified')
  })
})
