import { describe, expect, test } from 'vitest'
import { readInstructions } from '#features/cover-letters/instructions/rules.ts'
import { needsOf } from '../../letter-sources.ts'
import { writeTemplateLetter } from '../../template-letter.ts'
import type { Writer } from '../../writer.ts'

const ON = new Date('2026-11-22T04:00:00Z')
const baker: Writer = {
  first_name: 'Luz',
  last_name: 'Reyes',
  title: 'Baker',
  about: null,
  location: 'Jaro, Iloilo',
  years_of_experience: '3-5',
  skills: ['Excel'],
  projects: [],
  resume_url: null,
  website: null,
  linkedin: null,
  github: 'https://github.example/luz',
  availability: '2-weeks',
  custom_availability: null,
  works: [{ title: 'Baker', employer: 'Palm Bakery', from: '2019-03', to: 'present' }],
  places: [0, 0],
  results: ['Baked 300 loaves of bread every night', 'Trained two helpers at the oven'],
}
function letterTo(description: string, writer: Partial<Writer> = {}): string {
  const posting = { title: 'Pastry Baker', employer: 'Oven', tags: [], description }
  const needs = needsOf(readInstructions(description), { name: 'Luz Reyes', title: posting.title, text: description })
  return writeTemplateLetter({ ...baker, ...writer }, posting, needs, ON).content
}
/** The answers to what stands behind "To apply", with their marks. */
const answersTo = (asked: string): string[] =>
  letterTo(`We bake bread and cakes for hotels.\n\n${asked}`).match(/^(?:\d+\.|[a-h]\)|[ivx]+\)) .*$/gm) ?? []

describe('answers carry the marks of the posting', () => {
  test('letters', () => {
    expect(
      answersTo('In your letter please include:\na) Your favourite flour\nb) Why us\nc) Earliest start date'),
    ).toEqual(['a) [Your answer: Your favourite flour]', 'b) [Your answer: Why us]', 'c) I can start in two weeks.'])
  })

  test('numbers, without the place of the resume, which goes along anyway', () => {
    const answers = answersTo(
      'To apply, send us:\n1. Your resume\n2. What is your favourite flour?\n3. Why us?\n4. When can you start?',
    )
    expect(answers.map((one) => one.slice(0, 2))).toEqual(['2.', '3.', '4.'])
  })

  test('what is asked outside of the numbers follows them', () => {
    const letter = letterTo(
      'We bake.\n\nTell us why you bake. Then answer:\n1. What is your favourite flour?\n2. Why us?\n3. When can you start?',
    )
    expect(letter).toMatch(/3\. I can start in two weeks\.\n\n\[Your answer: why you bake\]/)
  })
})

describe('of a list most of which is asked, each item has its answer', () => {
  test.each([
    [
      'Answer these:\n1. What is your favourite flour?\n2. When can you start?\n3. Tell me something about you that is not in your resume',
      '3. [Your answer: something about you that is not in your resume]',
    ],
    [
      'Send me:\n1. What is your favourite flour?\n2. A GitHub link or a code sample\n3. Why us?\n4. When can you start?',
      '2. My work can be seen here: https://github.example/luz',
    ],
  ])('%s', (asked, answer) => {
    expect(answersTo(asked)).toContain(answer)
  })

  test('but nothing that is no question', () => {
    const answers = answersTo(
      'Answer these:\n- What is your favourite flour?\n- When can you start?\n- Why us?\n- Do not send photos\n- Your updated resume',
    )
    expect(answers).toHaveLength(3)
  })

  test('and no list of work', () => {
    expect(
      answersTo('You will:\n- bake bread\n- clean the oven\n\nWhen can you start? Why us? Which flour?').join(),
    ).not.toContain('oven')
  })
})

describe('what belongs together is one answer', () => {
  test.each([
    [
      'Send the following:\n👉 Name, age at location\n👉 Bakit dito?\n👉 Kailan ka pwede magsimula?',
      '1. Luz Reyes, [Your answer: age], Jaro, Iloilo.',
    ],
    [
      'Answer:\n1. The till is short by $9. Name the first thing you check\n2. Why us?\n3. When can you start?',
      '1. [Your answer: The till is short by $9. Name the first thing you check]',
    ],
    [
      'With your message say how long a cake takes you, and tell me about one dog you have known. Three sentences about the dog, no more. Which flour do you like?',
      '[Your answer: one dog you have known, in three sentences]',
    ],
    ['Answer:\n1. Are you ok with ovens? About 40 a day\n2. Why us?\n3. Which flour?', /40 a day/],
  ])('%s', (asked, answer) => {
    const answers = answersTo(asked).join('\n')
    if (typeof answer === 'string') expect(answers).toContain(answer)
    else expect(answers).toMatch(answer)
  })

  test('questions in one breath are answered one by one', () => {
    const answers = answersTo(
      'Just write me a normal message: what tools have you used, how would you calm an angry guest, and how many ovens do you have right now?',
    )
    expect(answers).toEqual([
      '1. The program I know is Excel.',
      '2. [Your answer: how would you calm an angry guest]',
      '3. [Your answer: how many ovens do you have right now?]',
    ])
  })

  test('an order to the reader is a question of its own', () => {
    expect(
      answersTo('Tell us how you would price a cake, and ask me one question you have about ovens. Why us?').join(),
    ).toContain('[Your answer: one question you have about ovens]')
  })
})

describe('the marks of a list are no words of it', () => {
  test.each([
    [
      'HOW TO APPLY\nEmail us a short letter which covers:\n(i) your favourite flour\n(ii) why us\n(iii) your notice period',
      'iii) I can start in two weeks.',
    ],
    [
      'Send your CV and a note. In the note: 1/ your favourite flour, 2/ why us, 3/ earliest date you can join us',
      '3. I can start in two weeks.',
    ],
    [
      'Answer these:\nQ1: Which flour do you like?\nQ2: Why us?\nQ3: When can you join?',
      '3. I can start in two weeks.',
    ],
  ])('%s', (asked, answer) => {
    const answers = answersTo(asked)
    expect(answers).toContain(answer)
    expect(answers.join()).not.toMatch(/Your answer: (?:\(?i+\)|\d\/|Q\d)/)
  })
})

describe('a part of an item stays with its whole', () => {
  test.each([
    [
      '1. Programs you use (tell us your level in each)',
      '1. The program I know is Excel. [Your answer: your level in each]',
    ],
    ['1. One oven you built, and what it cost', '1. [Your answer: One oven you built, and what it cost]'],
    ['1. How many years of baking experience do you have, and in which industries?', 'years'],
    ['1. Walk me through how you would calm a guest', '1. [Your answer: how you would calm a guest]'],
  ])('%s', (first, answer) => {
    expect(answersTo(`Please answer:\n${first}\n2. Why us?\n3. Which flour?`)[0]).toContain(answer)
  })

  test('where it asks for a link or a number, it is read as that', () => {
    const answers = answersTo(
      'Apply with the following:\n1. Number of loaves you baked\n2. A link to a cake you made\n3. Why us?\n4. Which flour do you like?',
    )
    expect(answers[0]).toBe('1. As mentioned, I baked 300 loaves of bread every night.')
    expect(answers[1]).toMatch(/link to samples|My work can be seen/)
  })

  test.each([
    ['Reply to this post with: which flour you like, why us, and when you can start.', '3. I can start in two weeks.'],
    [
      'Mag-PM ng sumusunod: pangalan, edad, saan nakatira, bakit dito, at kung kelan pwede mag start.',
      '1. Luz Reyes, [Your answer: edad], Jaro, Iloilo.',
    ],
    [
      'Copy this form and fill it in:\nName:\nLocation:\nFavourite flour:\nWhy us:\nNotice period:',
      '4. I can start in two weeks.',
    ],
  ])('"%s"', (asked, answer) => {
    expect(answersTo(asked)).toContain(answer)
  })

  test('what follows the last item of a row in a sentence is none of it', () => {
    const answers = answersTo(
      'Email me three things: (1) your favourite flour (2) why us (3) which bread you hate. We pay weekly.',
    )
    expect(answers.join()).not.toContain('weekly')
  })

  test('a row a letter must hold is asked piece by piece', () => {
    expect(
      answersTo(
        'Your cover letter must address: which flour you like, can you commit for a year, and your earliest start date.',
      ),
    ).toEqual([
      '1. [Your answer: which flour you like]',
      '2. [Your answer: can you commit for a year]',
      '3. I can start in two weeks.',
    ])
  })
})

describe('what an application is to hold is found in sentences, too', () => {
  test.each([
    [
      'Tell us why us. And rewrite this sentence so that you would send it: "Bread not found."',
      'rewrite this sentence so that you would send it: "Bread not found."',
    ],
    ['Email us. Send a caption na rin for our rye bread. When can you start?', 'a caption na rin for our rye bread'],
    [
      'Please submit a cover letter of one page that addresses why this bakery, and one that describes a cake you made.',
      'why this bakery',
    ],
    [
      'In the body of the email, tell us your most recent waste rate, and when you can start.',
      'your most recent waste rate',
    ],
  ])('%s', (asked, open) => {
    expect(letterTo(`We bake bread.\n\n${asked}`)).toContain(`[Your answer: ${open}]`)
  })

  test('a salary that is to be put into the message is told', () => {
    const asked =
      'Email your resume, subject: BAKER_Name. Wag kalimutan ilagay ang expected salary at kung anong oras ka online.'
    expect(letterTo(`We bake bread.\n\n${asked}`, { salary_min: 500, salary_max: 700 })).toContain(
      'My expected rate is $500 to $700 a month.',
    )
  })

  test('a sum the message is to end with stands there', () => {
    expect(letterTo('We bake.\n\nTell us why us and finish your message with the total of 17 + 26.')).toMatch(/\n\n43$/)
  })
})

test.each([
  ['when you can start thanks', 'when you can bake thanks', '[Your answer: when you can bake]'],
  ['pictures', 'Which flour do you like 😊', '[Your answer: Which flour do you like]'],
  ['long remarks', 'A loaf of yours (any flour will do, it need not be pretty)', '[Your answer: A loaf of yours]'],
])('a place is without %s', (_what, asked, open) => {
  expect(answersTo(`To apply, answer:\n1. ${asked}\n2. Why us?\n3. What would you change here?`)).toContain(
    `1. ${open}`,
  )
})

test('what is to be told on the job, or only leads to what is asked, is no question; one recording of two kinds is enough', () => {
  const content = letterTo(
    'Your day:\n- Bake\n- Tell us when you see the same complaint three times\n\nPlease send a Loom or a voice recording of one minute.',
  )
  expect(content).not.toContain('complaint')
  expect(content.match(/recording|video/g)).toHaveLength(1)
})

test('what an item asks beside a reason is answered, and the reason stays open', () => {
  const content = letterTo(
    'Please answer:\n1. Which owners have you worked for, and why did it end?\n2. Your notice period?',
  )
  expect(content).toContain('Since 2019 I have worked as a baker at Palm Bakery. [Your answer: why did it end]')
})

test('what is written in a hurry is answered as well, to its end', () => {
  const said = letterTo('We bake.\n\nPls send: name, where u live, how many hrs a day u can give & ur rate per hour.', {
    salary_min: 800,
  })
  expect(said).toContain('Jaro, Iloilo')
  expect(said).toContain('[Your answer: how many hrs a day you can give]')
  expect(said).toContain('an hour, or from $800 a month')
})

test('a rate in other dollars than those of the profile leaves a place', () => {
  const said = letterTo('We bake.\n\nTo apply, send:\n1. Your hourly rate in AUD\n2. Why us', { salary_min: 800 })
  expect(said).toMatch(/\$800 a month at 40 hours a week\. \[Your answer: your rate in AUD\]/)
})

test('a row of questions without a mark is answered piece by piece, and duties are none', () => {
  const asked =
    'Also tell me have you trained helpers before, what you baked last, and the best time for a call in the morning.'
  const said = letterTo(`We bake.\n\nTo apply, send a resume. ${asked}`)
  expect(said).toContain('[Your answer: the best time for a call in the morning]')
  expect(said).toContain('trained two helpers at the oven')
  expect(letterTo('Each night you tell me why it broke, how the oven was, and what your helpers did.')).not.toContain(
    '[Your answer',
  )
})

test('a favourite is asked without a mark as well, but for what a subject holds', () => {
  expect(letterTo('We bake.\n\nApply with a photo. whats your favorite bread and why')).toContain(
    '[Your answer: whats your favorite bread and why]',
  )
  const inSubject = "We bake.\n\nApply with a photo. What's your favorite bread? (put it in the subject line)"
  expect(letterTo(inSubject)).not.toContain('favorite bread')
})

test('where somebody lives, why, and how they rate themselves are asked in passing as well', () => {
  const said = letterTo(
    'We bake. Night shift, 10pm to 6am Manila. Why nights? Rate your English from 1 to 10. Taga saan ka?',
  )
  expect(said).toContain('[Your answer: Why nights?]')
  expect(said).toContain('[Your answer: Rate your English from 1 to 10]')
  expect(said).toContain('Jaro, Iloilo')
})
