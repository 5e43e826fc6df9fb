import { describe, expect, test } from 'vitest'
import { type LetterInstructions, NO_INSTRUCTIONS } from './letter/asked/instructions.ts'
import { writeTemplateLetter } from './template-letter.ts'
import type { Writer } from './writer.ts'

const cashier: Writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Cashier',
  about: null,
  location: 'Iloilo',
  years_of_experience: '1-3',
  skills: null,
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: null,
  availability: 'immediately',
  custom_availability: null,
  results: ['Served 90 shoppers a day', 'Balanced the till every evening'],
  works: [{ title: 'Cashier', employer: 'Palm Mart' }],
}
const editor = { ...cashier, title: 'Video Editor', results: ['Edited 20 videos a week'], works: [] }
const posting = { title: 'Video Editor', description: 'Edit our weekly videos.', employer: 'Marigold Films', tags: [] }
const WINTER = new Date('2026-11-22T04:00:00Z')
const letter = (writer: Writer, asked: Partial<LetterInstructions>, description = posting.description) =>
  writeTemplateLetter(writer, { ...posting, description }, { ...NO_INSTRUCTIONS, ...asked }, WINTER).content

describe('what is asked of somebody of another trade', () => {
  const samples = { files: [{ file: 'portfolio' as const, quote: 'Send three samples.' }] }
  test('has no samples and offers to make one; somebody of the trade, or who has made the like, has a marked place', () => {
    expect(letter(cashier, samples)).toContain(
      'I do not have samples of this kind yet. Instead, I can do a small test from your brief, for example a short sample edit.',
    )
    expect(letter(cashier, samples).match(/short sample edit/g)).toHaveLength(1)
    expect(letter(editor, samples)).toContain('[Your answer: links to three samples]')
    const writer = { ...cashier, results: ['Wrote newsletters for the store'] }
    expect(letter(writer, samples)).toContain('I do not have samples of this kind yet.')
    const texts = { ...posting, title: 'Social Media Manager', description: 'Plan our posts.' }
    expect(writeTemplateLetter(writer, texts, { ...NO_INSTRUCTIONS, ...samples }, WINTER).content).toContain(
      '[Your answer: links to three samples]',
    )
  })
  test.each([
    ['which brands have you handled', 'have not handled any brands'],
    ['the most demanding brand you managed', 'have not managed a brand'],
    ['the most demanding shopper you had', '[Your answer: the most demanding shopper you had]'],
    ['Have you worked with a dental clinic before?', 'have not worked with a dental clinic'],
    ['Have you worked with shoppers before?', 'I served 90 shoppers a day.'],
    ['Have you used Premiere?', 'have not used Premiere'],
    ['What is your availability?', 'I can start immediately. [Your answer: the hours you can work]'],
    ['the best channel you managed', 'Video editing is something I have not done for anybody yet.'],
    ['What is your experience with shoppers?', 'I served 90 shoppers a day.'],
    ['What is your experience with podcasts?', 'have not done any podcast editing work'],
    ['What is your experience with weddings?', 'I do not have experience with weddings yet.'],
    ['what makes a hook work?', '[Your answer: what makes a hook work?]'],
    ['a bad day and how you handled it', '[Your answer: a bad day and how you handled it]'],
  ])('"%s" gets "%s"', (question, answer) => {
    expect(letter(cashier, { questions: [question] })).toContain(answer)
  })
  test('who is asked about themselves beside other things tells it there, with where they worked, and once', () => {
    const said = letter(cashier, { questions: ['tell us about yourself', 'your time zone', 'your favourite film'] })
    expect(said).toMatch(
      /1\. I am a cashier with at least one year[^.\n]*, based in Iloilo\. [^\n]*cashier at Palm Mart/,
    )
    expect(said.match(/Palm Mart/g)).toHaveLength(1)
  })
  test("years of a program are the person's to tell, and whether they know it is answered", () => {
    const knows = { ...editor, skills: ['Adobe Premiere Pro'] }
    expect(letter(knows, { questions: ['How many years of Premiere Pro experience do you have?'] })).toContain(
      '[Your answer: How many years of Premiere Pro experience do you have?]',
    )
    expect(letter(knows, {}, 'Edit videos. Do you have Premiere experience?')).toContain('I know Adobe Premiere Pro.')
  })
  test('where a line and its job tell of the program, the answer is told, with a place for the years only without dates', () => {
    const asked = { questions: ['How many years of Premiere Pro experience do you have?'] }
    const cut = { ...editor, results: ['Edited 20 videos a week in Premiere'], places: [0] }
    const job = { title: 'Video Editor', employer: 'Sea Films' }
    expect(letter({ ...cut, works: [{ ...job, from: '2019-01', to: '2022-12' }] }, asked)).toContain(
      'I used Premiere at Sea Films from 2019 to 2022, which is four years.',
    )
    expect(letter({ ...cut, works: [job] }, asked)).toContain(
      'I used Premiere at Sea Films. [Your answer: how many years]',
    )
  })
  test('nothing of it is said for somebody of the trade', () => {
    expect(letter(editor, { questions: ['which brands have you handled'] })).toContain(
      '[Your answer: which brands have you handled]',
    )
  })
  test('a question in two parts is one', () => {
    expect(letter(cashier, { questions: ['a day when all went wrong', 'how you handled it'] })).toContain(
      '[Your answer: a day when all went wrong and how you handled it]',
    )
  })
})

test('a word to begin with comes first, also where the greeting has it', () => {
  expect(letter(editor, { code_words: ['Marigold'] })).toMatch(/^Marigold\n\nHello Marigold Films team,/)
})

test('an introduction in three lines begins the letter, a sentence a line', () => {
  const [, intro = ''] = letter(cashier, { questions: ['a 3 line intro'] }).split('\n\n')
  expect(intro.split('\n')).toHaveLength(3)
  expect(intro).toMatch(/video edit(?:or|ing)\b/i)
})

test('hours and pay that do not go together are told with both sides', () => {
  const description = 'Edit videos. 30 hours a week, weekends included, 9am to 5pm Eastern time. $400 a month.'
  const own = { availability: 'custom', custom_availability: '20 hours a week', salary_min: 900 }
  const said = letter({ ...editor, ...own }, {}, description)
  expect(said).toContain('You ask for 30 hours a week;')
  expect(said).toContain('20 hours a week')
  expect(said).toContain('[Your answer: can you work on weekends?]')
  // Nobody asked for the pay.
  expect(said).not.toContain('$')
  expect(letter(editor, {}, description)).toContain(
    '[Your answer: can you work 10pm to 6am in Manila, at night, also on weekends?]',
  )
})

test('hours of the day, and hours the person may choose, need no answer', () => {
  const asked = (description: string) => letter(editor, {}, description)
  expect(asked('Edit videos. 9am to 5pm Perth time.')).toContain('Your 9am to 5pm Perth time is the same in Manila.')
  expect(asked('Edit videos. 9am to 5pm Brisbane time.')).toContain('7am to 3pm in Manila, which is daytime here.')
  const free = asked('Edit videos. 30 hours a week, you choose when.')
  expect(free).not.toMatch(/30 hours|schedule|\[/)
})

test('who brings nothing of the work says who they are and what is new first, and links stand under the name', () => {
  const seller = { ...cashier, linkedin: 'https://linkedin.example/in/luz' }
  const parts = letter(seller, {}, 'Edit our weekly videos in Premiere.').split('\n\n')
  expect(parts[1]).toMatch(/\bI am a cashier\b[^]* I served 90 shoppers a day/)
  expect(parts[1]).toMatch(/\bvideo editing would be new to me\b/i)
  expect(parts[1]).not.toMatch(/position: /)
  expect(parts.at(-1)).toMatch(/^Best regards,\n[^\n]+\nLinkedIn: https:/)
})

test('a program that is a condition is said to be new behind what else is', () => {
  const asked = { questions: ['How many videos have you edited?'] }
  const said = letter(cashier, asked, 'Edit videos. You must have Premiere. How many videos have you edited?')
  expect(said).toMatch(
    /have not edited any videos\b[^]*(?:I have not used Premiere either|Premiere would be new to me, too)\./,
  )
})

test('weekends that are promised to be free are not asked for', () => {
  expect(letter(editor, {}, 'Edit videos. No messages on weekends, promise.')).not.toContain('weekends')
  expect(letter(editor, {}, 'Edit videos. My wife wants her weekends back.')).not.toContain('weekends')
  expect(letter(editor, {}, 'Edit videos, also on weekends.')).toContain('[Your answer: can you work on weekends?]')
})

test('days that are counted to Saturday leave a place for it', () => {
  expect(letter(editor, {}, 'Edit videos. Mon to Sat, you choose when.')).toContain(
    '[Your answer: can you work on Saturdays?]',
  )
})

test('a deed that fills a letter never moves to another job', () => {
  const works = [
    { title: 'Store Manager', employer: 'Palm Mart', from: '2019', to: '2023' },
    { title: 'Clerk', employer: 'Sea Bank', from: '2016', to: '2018' },
  ]
  const results = ['Cut waste by 35% in one year', 'Was responsible for the stock of 4 stores', 'Trained 12 cashiers']
  const said = letter({ ...cashier, title: 'Store Manager', works, results, places: [0, 0, 0] }, {})
  expect(said).not.toMatch(/Sea Bank[^.]*\. There\b/)
  expect(said).toContain('Palm Mart')
})

test('one place for the hours of the week and of its end', () => {
  const said = letter(editor, {}, 'Edit videos. 9am to 5pm Eastern time, some Saturdays.')
  expect(said).toContain('[Your answer: can you work 10pm to 6am in Manila, at night, also on Saturdays?]')
})

test('a day to begin leaves a place where nothing is told of it', () => {
  const description = 'Edit videos. Start date is January 5.'
  expect(letter({ ...editor, availability: null }, {}, description)).toContain(
    '[Your answer: can you start on January 5?]',
  )
  expect(letter(editor, {}, description)).not.toContain('can you start')
})

test('words that may stand anywhere are said before how the letter ends, and once', () => {
  const said = letter(editor, { anywhere: ['blue heron'] })
  expect(said).toMatch(/\n\nAs you asked: "blue heron"\. [^\n]+\n\nBest regards,/)
  expect(said).toMatch(/^Hello/)
  const held = letter({ ...editor, about: 'I keep a blue heron on my desk.' }, { anywhere: ['blue heron'] })
  expect(held.match(/blue heron/g)).toHaveLength(1)
})

test('jobs that have ended are past, and freelance work stays freelance', () => {
  const left = { ...cashier, works: [{ title: 'Cashier', employer: 'Palm Mart', from: '2019', to: '2022' }] }
  const former = letter(left, {})
  expect(former).toMatch(/\ba former cashier\b[^]*\bworked as a cashier at Palm Mart from 2019 to 2022\./)
  expect(former.match(/Palm Mart/g)).toHaveLength(1)
  const two = { ...left, works: [...left.works, { title: 'Clerk', employer: 'Sea Bank', from: '2016', to: '2018' }] }
  expect(letter(two, {})).toMatch(
    /\ba former cashier\b[^]* worked as a cashier at Palm Mart from 2019 to 2022 and as a clerk at Sea Bank from 2016 to 2018\./,
  )
  const going = { ...cashier, works: [{ title: 'Cashier', employer: 'Palm Mart', from: '2019', to: 'present' }] }
  expect(letter(going, {})).toContain('Since 2019 I have worked as a cashier at Palm Mart.')
  const nurse = letter({ ...left, title: 'Registered Nurse' }, {})
  expect(nurse).toMatch(/\ba registered nurse\b/)
  expect(nurse).not.toContain('former')
  const free = letter(
    { ...cashier, works: [...(cashier.works ?? []), { title: 'Freelance Artist', employer: null }] },
    {},
  )
  expect(free).toMatch(/cashier at Palm Mart and (?:as )?a freelance artist/)
})
