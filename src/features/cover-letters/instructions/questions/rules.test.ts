import { describe, expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

const asked = (text: string) => read(text).filter((line) => line.startsWith('ask '))

describe('what an applicant is to answer', () => {
  test.each([
    ['Mag message po dito at sabihin niyo na rin kung kelan kayo pwede magsimula.', ['kelan kayo pwede magsimula']],
    ['Proposals without price will be rejected.', ['price']],
    [
      "No CV please. I'd love to know\nwho you've cooked for before\nyour experience with landlords or tenants if any\nare late nights realistic for you\n\nSee you!",
      [
        "who you've cooked for before",
        'your experience with landlords or tenants if any',
        'are late nights realistic for you',
      ],
    ],
    [
      'i have 5 cabins near the lake and one person for 4 nights would be great for a start\ntell me which nights and how fast you type',
      ['which nights', 'how fast you type'],
    ],
    [
      'To apply, tell us:\n- your price for a 12 minute video\n- your city',
      ['your price for a 12 minute video', 'your city'],
    ],
    [
      'Please send:\n1. your rate\n2. Explain "waiting period" in your own words',
      ['your rate', 'Explain "waiting period" in your own words'],
    ],
    [
      'Tell us your internet speed + your backup if the power goes out.',
      ['your internet speed', 'your backup if the power goes out'],
    ],
    [
      'Interested? PM us with the ff:\nFull name:\nAge:\nInternet provider:\n\nThanks!',
      ['Full name', 'Age', 'Internet provider:'],
    ],
    ['Please tell us your favourite account and why you love it.', ['your favourite account and why you love it']],
    ['I want someone who can tell me why the cost went up before I ask.', []],
    ['How to apply: attach a recording of this.\nScript: "Hi, is this Ana? Would you take an offer?"', []],
    ['Include the answer to 9 - 4 in your application.', ['the answer to 9 - 4']],
    [
      'What day comes after Tuesday?\nWrite your answer in the first line of your message.',
      ['What day comes after Tuesday?'],
    ],
    ["What's the capital of Australia? Include it in your cover letter.", ["What's the capital of Australia?"]],
    // Told what it is about, not what it says.
    ['Mention your favourite animal in your application.', ['your favourite animal']],
    ['Start your message with your favorite ice cream flavor.', ['your favorite ice cream flavor']],
    ['Begin your letter with the name of your first pet, so I know you read this.', ['the name of your first pet']],
    ['End your application with the title of the last film you saw.', ['the title of the last film you saw']],
    ['Put your favourite fruit in the subject line.', ['your favourite fruit']],
    ['At the top of your message, write the name of your hometown.', ['the name of your hometown']],
    // Told in other words.
    ["We'd love to hear what you cook on Sundays.", ['what you cook on Sundays']],
    ["I'm curious how you learn new tools.", ['how you learn new tools']],
    ['Please answer one thing: which chart lies the most?', ['which chart lies the most?']],
    [
      'Kindly answer the ff: 1.)how many loaves did you bake a day 2.)are you ok with nights',
      ['how many loaves did you bake a day', 'are you ok with nights'],
    ],
    [
      'If this is you, email ruth@oven.example:\n1. a line about a bread you invented\n2. one cake you burnt',
      ['a line about a bread you invented', 'one cake you burnt'],
    ],
    [
      'Requirements for application\n- Resume\n- Answer: what do you do when the yeast is dead?\n- Expected salary',
      ['what do you do when the yeast is dead?', 'Expected salary'],
    ],
    ['In your application, describe the hardest bug you fixed.', ['the hardest bug you fixed']],
    ['Let us know how many calls you can make in a day.', ['how many calls you can make in a day']],
    // As other hands word it.
    ['To put your hand up:\n\n- Which country you are in\n- your CV', ['Which country you are in']],
    [
      'What i want from u:\n- ur best 6 thumbs\n- which youtuber has the best thumbs rn',
      ['which youtuber has the best thumbs rn'],
    ],
    [
      "To apply please message us.\n\nA live link to one site. What you'd fix about it if you had another week.",
      ["What you'd fix about it if you had another week"],
    ],
    [
      "Inside the email two things only. (1) One thing that's wrong with our homepage (2) What would you do first",
      ["One thing that's wrong with our homepage", 'What would you do first'],
    ],
    ['Kwento mo rin kung ano ang paborito mong tinapay nung bata ka.', ['ano ang paborito mong tinapay nung bata ka']],
    [
      'In your letter write to us your available days and hours, and what you do when a child is shy.',
      ['your available days and hours', 'what you do when a child is shy'],
    ],
    [
      "Please apply with your rate, plus whether you're ok being paid once a month.",
      ['your rate', "whether you're ok being paid once a month"],
    ],
    ['In your message: rate, timezone, earliest start date.', ['rate', 'timezone', 'earliest start date']],
    // What asks on is part of what was asked.
    [
      'To apply send:\n1. A cake that fell apart. What was it?\n2. Your rate',
      ['A cake that fell apart. What was it?', 'Your rate'],
    ],
    ['In your letter, tell us which cake you like best and why, in two lines.', ['which cake you like best and why']],
    [
      'Tell us why you quit, or plan to quit, your present bakery, and your rate.',
      ['why you quit, or plan to quit, your present bakery', 'your rate'],
    ],
    // A bracket of its own stays closed.
    [
      'In your application, tell us what you did on each cake (dough, icing or both).',
      ['what you did on each cake (dough, icing or both)'],
    ],
    ['Please tell us too which ovens you have used.', ['which ovens you have used']],
    [
      'Ipasa ang resume at sabihin kung taga saan ka at anong oras ka pwede.',
      ['kung taga saan ka', 'anong oras ka pwede'],
    ],
    // A message to be answered as a test.
    [
      'To apply, please respond to this guest as you would here:\n"The cake was dry. Who do I call?"\nAlso tell us your rate.',
      ['respond to this guest as you would here: "The cake was dry. Who do I call?"', 'your rate'],
    ],
    [
      'Apply with a letter that shows how you would answer this email: “My cake is late.”',
      ['how you would answer this email: “My cake is late.”'],
    ],
  ])('%s', (text, questions) => {
    expect(asked(text)).toEqual(questions.map((question) => `ask ${question}`))
  })

  test.each([
    'Solve problems: what is broken? Write the answer in the ticket.',
    'You will put the answer in the help center.',
    'Mention the favourite colour of the customer in the order.',
    'Begin each lesson with the name of a planet.',
    'Start your shift with a coffee and end it with a short note.',
    'Start your message with a warm greeting.',
    'Why us? We pay on time. Include that in your thinking.',
    'We want to know our customers better.',
    'Curious people do well here.',
    'Apply here with the button, a teammate (Jessa) sends you a test where you rank ten candidates.',
    'For each lab you find:\n- what do they specialize in? how long is their turnaround?',
    'Payments on the 1st and 15th: send your invoice 2 days before with row count included.',
    'Can you type? Can you smile on the phone? Then you can do this job.',
    'How much do we pay? $6 an hour.',
    'I need a helper who will\n- order flour\n- tell me what I owe the mill this week',
    'We want somebody who can:\n- show us which ovens need care\n- let me know when the flour runs low',
    'You answer this customer email template: within an hour.',
    'To apply, message us.\n\n<p>Tired of companies that treat you as a number?</p>',
  ])('nothing in: %s', (text) => {
    expect(asked(text)).toEqual([])
  })
})

describe('questions in one line', () => {
  test('the number a sentence ends with counts nothing', () => {
    expect(
      asked("Answer these: 1. Tell me what you'd cook for a crew of 11. Two eat no meat. 2. Have you sailed?"),
    ).toEqual(["ask Tell me what you'd cook for a crew of 11. Two eat no meat.", 'ask Have you sailed?'])
  })

  test('a case told at length keeps its question', () => {
    const long = `Imagine ${'the truck is late and the freezer has failed, '.repeat(7)}what would you cook for a crew of 11?`
    expect(asked(`Please answer the following questions in your email:\n1. ${long}\n2. Why us?`)).toEqual([
      `ask ${long}`,
      'ask Why us?',
    ])
  })
})
