import { describe, expect, test } from 'vitest'
import { readInstructions } from '#features/cover-letters/instructions/rules.ts'
import { needsOf } from '../../letter-sources.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Writer } from '../../writer.ts'

/** The day the letters are written on. */
const ON = new Date('2026-11-22T04:00:00Z')
const host: Writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Hotel Receptionist',
  about: null,
  location: 'Iloilo City',
  years_of_experience: '3-5',
  skills: ['Opera', 'Canva', 'Photoshop', 'Zendesk', 'Asana', 'Trello', 'Hubdoc'],
  projects: [],
  resume_url: null,
  website: 'https://luz.example',
  linkedin: null,
  github: null,
  availability: 'custom',
  custom_availability: '15 days notice',
  works: [
    { title: 'Front Desk Clerk', employer: 'Palm Inn', from: '2017-01', to: '2019-02' },
    { title: 'Hotel Receptionist', employer: 'Sea View', from: '2019-03', to: 'present' },
  ],
  places: [0, 0, 1, 1, 1, 1],
  results: [
    'Answered phone calls of guests from six countries',
    'Designed menus and posters in Canva',
    'Raised the review score from 7.9 to 9.1 within a year',
    'Handled refunds of an online booking site',
    'Processed payroll for 18 housekeepers',
    'Filed monthly tax forms of the hotel',
  ],
}
const desk = { title: 'Front Desk Agent', employer: 'Marigold', tags: [] }
const letterTo = (
  asked: readonly string[],
  writer = host,
  duties = 'Answer calls, refunds, payroll and tax forms.',
) => {
  const list = asked.map((one, at) => `${at + 1}. ${one}`).join('\n')
  const description = `${duties}\n\nTo apply, answer these questions:\n${list}`
  const needs = needsOf(readInstructions(description), { name: 'Luz Reyes', title: desk.title, text: description })
  return writeTemplateLetter(writer, { ...desk, description }, needs, ON).content
}
/** The answer to one question, which stands before two nobody can answer. */
const answerTo = (question: string, writer = host): string =>
  /^1\. (.*)$/m.exec(letterTo([question, 'Why do you want this?', 'What would you change here first?'], writer))?.[1] ??
  ''

describe('what the profile holds is told for the very thing that is asked', () => {
  test.each([
    ['How many years on phones?', 'Phone work was part of my work at Palm Inn from 2017 to 2019, which is two years.'],
    ['A result with numbers', 'At Sea View, I raised the review score from 7.9 to 9.1 within a year.'],
    [
      'What have you done in Canva?',
      'I used Canva at Palm Inn from 2017 to 2019, which is two years. There I designed menus and posters in Canva.',
    ],
    ['Years using Canva', 'I used Canva at Palm Inn from 2017 to 2019, which is two years.'],
    ['Number of years as a hotel receptionist', 'I have at least three years of experience.'],
    ['Which companies have you worked for?', 'So far I have worked as a hotel receptionist at Sea View since 2019'],
    ['Your current job title', 'Since 2019 I have worked as a hotel receptionist at Sea View.'],
    ['Which design software do you use daily?', 'The design programs I know are Canva and Photoshop.'],
    [
      'What Adobe apps are you licensed for?',
      'The Adobe program I know is Photoshop. [Your answer: which of them you have a license for]',
    ],
    ['Which helpdesk tools have you used?', 'The helpdesk program I know is Zendesk.'],
    ['Which tools do you use to manage tasks?', 'The planning programs I know are Asana and Trello.'],
    ['Any number you are proud of', 'At Sea View, I raised the review score from 7.9 to 9.1 within a year.'],
    ['How many housekeepers did you pay?', 'I processed payroll for 18 housekeepers.'],
    [
      'Have you worked with an online shop before? Which one?',
      'At Sea View, I handled refunds of an online booking site. [Your answer: Which one?]',
    ],
    ['What did a usual day look like?', 'There I '],
    ['Have you worked with a front desk before?', 'as a front desk clerk at Palm Inn from 2017 to 2019'],
    ['What your experience with reception is', 'Since 2019 I have worked as a hotel receptionist at Sea View.'],
    ['Guests per month', '[Your answer: Guests per month]'],
    ['Notice period', 'My notice period is 15 days.'],
    ['Taga saan ka?', 'I am based in Iloilo City.'],
    ['Kailan ka pwede magsimula?', 'My notice period is 15 days.'],
    ['What is the total of 4 + 9?', '4 + 9 = 13.'],
  ])('"%s" gets "%s"', (question, answer) => {
    expect(answerTo(question)).toContain(answer)
  })

  test('exposure to two kinds of work is told by a deed of each, and what stays open stands behind it', () => {
    const told = answerTo('Your exposure to tax and payroll, and who reviewed your work')
    expect(told).toContain('filed monthly tax forms')
    expect(told).toContain('processed payroll for 18 housekeepers')
    expect(told).toContain('[Your answer: who reviewed your work]')
  })

  test('a normal day begins with the last job and what was done in it', () => {
    const told = answerTo('Who did you support and what did a normal day look like?')
    expect(told).toContain('Since 2019 I have worked as a hotel receptionist at Sea View. There I ')
    expect(told).toMatch(/\[Your answer: what a day looked like\]$/)
  })
})

describe('no deed answers what it is not about', () => {
  test.each([
    'In which year did your favourite hotel event take place?',
    'What year was the phone invented?',
    'How many years in real estate?',
    'Which hotels or companies have you worked for?',
    'Have you handled furious guests before?',
    'How many refunds should a clerk handle in a day?',
    'What do you know about our payroll?',
    'Who is the best payroll clerk you know?',
    'Do you use Canva for your own party cards?',
    'What would your last guests say about you?',
    'What frame rate do you like for posters?',
    'How many phone calls do we take in a year?',
    'How many calls can you take in an hour?',
    'How many rooms did you clean?',
    'Your average handle time',
    'Which plugins do you use?',
    'What platforms have you sold on?',
    'What tools do you use for scheduling?',
    'Your favourite guest and what you did for them',
    'the biggest mistake you made at work',
  ])('%s', (question) => {
    expect(answerTo(question)).toBe(`[Your answer: ${question}]`)
  })
})

describe('what one item asks is answered in one', () => {
  test.each([
    ['A guest who lied to you. What was it about?', '[Your answer: A guest who lied to you. What was it about?]'],
    ['Salary expectation and notice period', '[Your answer: Salary expectation] My notice period is 15 days.'],
    [
      'Why you left, or want to leave, your last hotel',
      '[Your answer: Why you left, or want to leave, your last hotel]',
    ],
    ['Have you ever managed a spa? How many people?', 'No, I have not managed a spa yet.'],
  ])('"%s" gets "%s"', (question, answer) => {
    const baker = { ...host, title: 'Baker', works: [], results: ['Baked bread every night'], skills: [] }
    expect(answerTo(question, question.includes('spa') ? baker : host)).toBe(answer)
  })

  test('links in a row are a list', () => {
    const writer = {
      ...host,
      projects: ['one', 'two'].map((name) => ({ title: `Menu ${name}`, url: `https://${name}.example` })),
    }
    const description = 'Design menus.\nTo apply, send 3 samples of your work and answer:\n1. Why us?\n2. Which font?'
    const needs = needsOf(readInstructions(description), { name: 'Luz Reyes', title: desk.title, text: description })
    expect(writeTemplateLetter(writer, { ...desk, description }, needs, ON).content).toContain(
      'My work can be seen here:\nhttps://luz.example\nMenu one: https://one.example\nMenu two: https://two.example',
    )
  })

  test('what changed by how much is told beside the samples it is asked with', () => {
    const description =
      'Reviews matter.\nTo apply:\n1. A sample with the review score before and after\n2. Why us?\n3. Which font?'
    const needs = needsOf(readInstructions(description), { name: '', title: '' })
    const files = [{ file: 'portfolio' as const, quote: 'A sample with the review score before and after' }]
    expect(writeTemplateLetter(host, { ...desk, description }, { ...needs, files }, ON).content).toContain(
      'I raised the review score from 7.9 to 9.1 within a year. My work can be seen here: https://luz.example',
    )
  })
})

describe('what is asked of somebody new to it is told as it is', () => {
  const baker = { ...host, title: 'Baker', skills: ['Excel'], places: [0] }
  const of = (question: string, more: Partial<Writer> = {}) =>
    answerTo(question, {
      ...baker,
      works: [{ title: 'Baker', employer: 'Palm Bakery', from: '2019-03', to: 'present' }],
      results: ['Baked 300 loaves of bread every night'],
      ...more,
    })
  test.each([
    ['How many years in e-commerce?', 'I have not worked in e-commerce yet.'],
    ['Which helpdesk tools have you used and for how long?', 'I have not used a helpdesk program yet.'],
    ['Your recruiting experience', 'I do not have recruiting experience yet.'],
    ['What HR work have you done and for how big a company?', 'I have not done any HR work yet.'],
    ['What Shopify stores have you worked on and what did you do there?', 'I have not used Shopify yet.'],
    ['May experience ka ba sa call center?', 'I have not worked in a call center yet.'],
    ['Why do you want off the phones (if you come from a call center)?', 'I do not come from a call center.'],
    ['Your latest time to fill', 'I do not have such figures yet.'],
    ['Your price for a 12 minute video', '[Your answer: Your price for a 12 minute video]'],
    [
      'What is the last technical thing you taught yourself?',
      '[Your answer: What is the last technical thing you taught yourself?]',
    ],
    ['A piece of content you made out of a talk', '[Your answer: A piece of content you made out of a talk]'],
    ['Tell me something about you that is not on your CV', '[Your answer: something about you that is not on your CV]'],
  ])('"%s" gets "%s"', (question, answer) => {
    expect(of(question)).toBe(answer)
  })

  test('but never where their own words speak of it', () => {
    expect(of('May experience ka ba sa chat o call center?', { about: 'I answered chats of a bakery.' })).toMatch(/^\[/)
    expect(of('Your recruiting experience', { results: ['Recruited three bakers for the night'] })).not.toMatch(
      /do not/,
    )
  })
})

describe('an answer tells what was asked and no more', () => {
  test.each([
    [
      'Which helpdesk tools have you used and for how long?',
      'The helpdesk program I know is Zendesk. [Your answer: for how long you have used Zendesk]',
    ],
    [
      'Design software you use and for how many years',
      'The design programs I know are Canva and Photoshop. I used Canva at Palm Inn from 2017 to 2019, which is two years. [Your answer: for how long you have used Photoshop]',
    ],
    ['Current and expected salary', '[Your answer: your current pay]'],
    ['Your review score and occupancy rate', '[Your answer: '],
    [
      'A time you found a mistake before your boss did',
      '[Your answer: A time you found a mistake before your boss did]',
    ],
  ])('"%s" gets "%s"', (question, answer) => {
    expect(answerTo(question, { ...host, salary_min: 500, salary_max: 700 })).toContain(answer)
  })

  test.each([
    [
      'Highest educational attainment',
      { about: 'Degree: BS Tourism, Naga College 2015.' },
      'My education: BS Tourism, Naga College 2015.',
    ],
    ['Present employer and position', {}, 'Since 2019 I have worked as a hotel receptionist at Sea View.'],
    ['Current salary', { salary_min: 500 }, '[Your answer: Current salary]'],
    ['How fast can you type?', { skills: ['Typing 58 WPM'] }, 'I type 58 words per minute.'],
    ['When you can report for work', {}, 'My notice period is 15 days.'],
    [
      'Are you available between 7am and 5pm Perth time?',
      {},
      '[Your answer: Are you available between 7am and 5pm Perth time?]',
    ],
    ['Whether you have ever looked after refunds', {}, 'handled refunds of an online booking site.'],
    [
      'One process you improved',
      { results: ['Cut the waiting time from 50 to 20 minutes'], places: [1] },
      'I cut the waiting time from 50 to 20 minutes.',
    ],
    ['ATS you have used', { skills: ['Workable', 'Canva'] }, 'The ATS program I know is Workable.'],
    ['Years of Zendesk experience', { results: [], places: [] }, 'I know Zendesk. [Your answer: for how many years]'],
    [
      'Magkano ang gusto mong sahod?',
      { salary_min: 500, usd_php: 60 },
      'My expected rate is from around ₱30,000 a month ($500).',
    ],
    ['When are you available for an interview?', {}, '[Your answer: When are you available for an interview?]'],
    ['Availability to start', {}, 'My notice period is 15 days.'],
    ['Your previous telephone experience', {}, 'answered phone calls of guests from six countries'],
    ['Do you know Figma?', {}, '[Your answer: Do you know Figma?]'],
    ['How many Canva posters did you make?', { results: ['Answered 60 Canva questions a day'] }, '[Your answer: '],
    ['How many clients do you currently handle?', { results: ['Kept the books of 14 clients'] }, '[Your answer: '],
    ['Confirm that you are ok with our rate', { salary_min: 500 }, '[Your answer: '],
    ['How you would protect the payroll of guests', {}, '[Your answer: How you would protect the payroll of guests]'],
    ['Rate per hour or per project', { salary_min: 520 }, 'My expected rate is from $3 an hour'],
  ])('"%s" of who has %j gets "%s"', (question, more, answer) => {
    expect(answerTo(question, { ...host, ...more })).toContain(answer)
  })

  test('work in a call center is told by the jobs of the kind, where and how long in one', () => {
    const agent = {
      ...host,
      title: 'Customer Service Representative',
      works: [
        { title: 'Call Center Agent', employer: 'Palm BPO', from: '2017-01', to: '2019-02' },
        { title: 'Baker', employer: 'Oven', from: '2019-03', to: 'present' },
      ],
    }
    expect(answerTo('May experience ka ba sa call center? Saan at gaano katagal?', agent)).toBe(
      'I worked as a call center agent at Palm BPO from 2017 to 2019.',
    )
  })

  test('a program that is used today has been used since', () => {
    const writer = { ...host, results: ['Answered guests in Zendesk'], places: [1] }
    expect(answerTo('How many years of Zendesk?', writer)).toBe('I have used Zendesk at Sea View since 2019.')
  })

  test('programs of the kind the whole item is about are told alone', () => {
    const writer = { ...host, skills: ['Shopify', 'Canva', 'Lazada'] }
    expect(answerTo('Your years in e-commerce and the platforms you have used', writer)).toContain(
      'The e-commerce programs I know are Shopify and Lazada.',
    )
  })

  test('a hard conversation begins with cases they handled', () => {
    const writer = { ...host, results: ['Handled employee relations cases such as notices to explain'], places: [1] }
    expect(answerTo('Tell us about a hard conversation you had with an employee', writer)).toMatch(
      /employee relations cases.*\. \[Your answer: a hard conversation/,
    )
  })
})
