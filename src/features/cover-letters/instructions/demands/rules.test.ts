import { describe, expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

test.each([
  [
    "Attach a takeoff you've done (remove client names). Expected salary in USD.",
    ['ask Expected salary in USD', 'file portfolio'],
  ],
  [
    'When you bid: the total price, the number of days, and a link to a workflow of yours.',
    ['ask the total price', 'ask the number of days', 'file portfolio'],
  ],
  [
    'We ask for three sentences: who you are, what you charge, and where you draw the line.',
    ['ask who you are', 'ask what you charge', 'ask where you draw the line'],
  ],
  [
    'In yours, describe a time you found a mistake that others missed and state your hourly rate.',
    ['ask a time you found a mistake that others missed', 'ask your hourly rate'],
  ],
  ['Pitch me with three headlines for spring and 2 links.', ['ask three headlines for spring', 'file portfolio']],
  ['To apply, paste your reel, then your price for a minute.', ['ask your price for a minute', 'file portfolio']],
  ['References from two families are a must when you apply.', ['file references']],
  ['Pls dont apply w/ chatgpt', ['no_ai']],
  ['Proposals written by AI will be declined.', ['no_ai']],
])('%s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test.each([
  'Send a weekly report with screenshots of the dashboard.',
  'The bot should reply with "Thanks!" and ask for their name.',
  'Successful candidates must submit a medical certificate.',
])('work and what comes later asks applicants for nothing: %s', (text) => {
  expect(read(`We sell candles online.\n\n${text}`)).toEqual([])
})

test.each([
  ['I-message kami ng pangalan, edad at location mo.', ['ask pangalan', 'ask edad', 'ask location mo']],
  ['PM mo ako ng resume mo at sabihin mo kung saan ka nakatira.', ['ask saan ka nakatira', 'file resume']],
])('%s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test.each([
  ['Start your reply with the genre you like reading most.', ['ask the genre you like reading most']],
  [
    'Tell us why you would rather bake for a hotel and not, say, a café.',
    ['ask why you would rather bake for a hotel and not, say, a café'],
  ],
  ['To apply, tell me your rate. Samples?', ['ask your rate', 'file portfolio']],
  [
    "Before you apply, make sure that:\n- you've listed three tools you need\n- you've told me your rate",
    ['ask three tools you need', 'ask your rate'],
  ],
  ['Requirements: Resume, valid ID, health card. Walk-in only.', ['file resume']],
  [
    'Apply by replying here. In your reply:\n1) years with dental insurance\n2) tea or coffee: which do you like more',
    ['ask years with dental insurance', 'ask tea or coffee: which do you like more'],
  ],
  ['No cover letter please. A CV and your shift preference will do.', ['ask your shift preference', 'file resume']],
  [
    'Rate, earliest start, and one outage you handled, please. All three in the body of your email.',
    ['ask Rate', 'ask earliest start', 'ask one outage you handled'],
  ],
])('%s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test.each([
  'From: Rosa Lim\nDate: Tue, 4 June\nSubject: Data Architect, on site\nHi all, we need somebody for six months.',
  '**Questions?** Include them in your proposal and I will answer within a day.',
  "Craft follow-up emails using ChatGPT to wake leads that didn't respond.",
])('what was passed on, what may be asked of us, and work with machines ask for nothing: %s', (text) => {
  expect(read(text).filter((line) => !line.startsWith('ask'))).toEqual([])
})

test.each([
  ['Apply by mail. Bonus points if you tell us your favorite tea.', 'ask your favorite tea'],
  ['Please include both a full CV and desired comp range.', 'ask desired comp range'],
  ['Feel free to tell us all about your experience when you write.', 'ask your experience when you write'],
])('what is asked beside the application is asked: %s', (text, found) => {
  expect(read(text)).toContain(found)
})

test.each([
  [
    'In your letter, describe in five sentences or less the oldest tool you still use.',
    ['ask the oldest tool you still use'],
  ],
  [
    "In your letter, I'd be glad if you'd explain in two or three lines why hedges matter to you.",
    ['ask why hedges matter to you'],
  ],
  [
    'Please let us know your editor of choice & average time for one episode.',
    ['ask your editor of choice', 'ask average time for one episode'],
  ],
  [
    'Please apply with a CV and leave a short note on the hardest hedge you ever cut.',
    ['file resume', 'ask a short note on the hardest hedge you ever cut'],
  ],
  [
    'In your message, indicate (a) your typing speed in WPM, (b) your city.',
    ['ask your typing speed in WPM', 'ask your city'],
  ],
  ['Send the owner, Lia, the following:\n• your average haul\n• your van', ['ask your average haul', 'ask your van']],
  [
    'If this appeals, email lia@hedge.example:\n1. a line about a garden you kept\n2. one plant you have saved',
    ['ask a line about a garden you kept', 'ask one plant you have saved'],
  ],
  ['Requirements for application\n– Resume\n– Expected salary', ['ask Expected salary', 'file resume']],
  [
    'In your application answer the ff: 1.)how many hedges do you cut a day 2.)are you fine with heights',
    ['ask how many hedges do you cut a day', 'ask are you fine with heights'],
  ],
])('what is told is answered: %s', (text, found) => {
  expect(read(text).toSorted()).toEqual(found.toSorted())
})

test.each([
  'Rules for the application: 150 words max, first person.',
  'Ano ang gagawin mo araw-araw? You will post ads and answer calls.',
  'You leave the client a note on each visit and email office@hedge.example: the hours, the van.',
  'Clients leave a short note on the gate.',
])('the shape of a letter, a heading and the work ask nothing: %s', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  ['You are invited to submit a letter that explains why you like bees.', ['ask why you like bees']],
  [
    'Please send a CV and confirmation that you may work here.',
    ['file resume', 'ask confirmation that you may work here'],
  ],
  ['Please send a detailed quote and the suggested approach.', ['ask a detailed quote', 'ask the suggested approach']],
  ['Tell us your favourite farm, if any.', ['ask your favourite farm, if any']],
  ['Include your expected monthly salary.', ['ask your expected monthly salary']],
  ['Please email us two pictures of your bindings.', ['file portfolio']],
  ['To prove you read this, tell me 6+8.', ['ask 6+8']],
])('in more wordings: %s', (text, found) => {
  expect(read(text).toSorted()).toEqual(found.toSorted())
})

test.each([
  'I need to know why sales fell in May, and you will dig until we both do.',
  'Let me know if you need further details of the roof.',
  'The boxes have to be back at the end of the day with the lids.',
])('the work asks nothing of who applies: %s', (text) => {
  expect(read(text)).toEqual([])
})

describe('what is asked in prose', () => {
  test.each([
    [
      'In your message please cover: who you are, what you charge and why this job.',
      ['who you are', 'what you charge', 'why this job'],
    ],
    [
      'Your cover letter should touch on: your fill rate last year, and how you find nurses.',
      ['your fill rate last year', 'how you find nurses'],
    ],
    ['To apply, mail us. It helps to hear which boards you know.', ['which boards you know']],
    ['To apply, mail us. Also helpful: whether you have tested apps before.', ['whether you have tested apps before']],
    ["Apply by message. She'll want to know what work you've done.", ["what work you've done"]],
    ['When you text us say: your name, if you can weld.', ['your name', 'if you can weld']],
    ['To apply, say how far away you live and if nights are ok.', ['how far away you live', 'if nights are ok']],
    [
      'When you apply, let me know if you shot food before and, if so, with what.',
      ['if you shot food before and, if so, with what'],
    ],
    [
      "Please write a short message. Make sure you mention how fast you type and don't forget to tell us your city.",
      ['how fast you type', 'your city'],
    ],
    ['In your message, describe a walk for a family.', ['a walk for a family']],
    [
      'When you apply, tell us how you would lift it with only a torch, a wire brush and a rule, and your day rate.',
      ['how you would lift it with only a torch, a wire brush and a rule', 'your day rate'],
    ],
    [
      'To apply, tell us what you would change in "Our team delivers, on time and on budget, a point in time."',
      ['what you would change in "Our team delivers, on time and on budget, a point in time."'],
    ],
  ])('%s', (text, asked) => {
    expect(read(text)).toEqual(asked.map((one) => `ask ${one}`))
  })

  test.each([
    'What you will do: let customers know if their order is late, and find out whether a refund is due.',
    'It helps to hear well. I would like to know more people like you.',
    'Guests ring us. They will want to know what you serve and when.',
    'To apply, press the button. It helps to know how customers think.',
    'You will cover: chat, mail and phone.',
  ])('nothing in "%s"', (text) => {
    expect(read(text)).toEqual([])
  })
})

test.each([
  [
    "What I'd like in your letter, in whichever order suits you, is why nights and not days, the busiest desk you ever ran and how you kept on top of it, an example of a rule that you changed, plus whether weekends are possible for you.",
    [
      'ask why nights and not days',
      'ask the busiest desk you ever ran and how you kept on top of it',
      'ask an example of a rule that you changed',
      'ask whether weekends are possible for you',
    ],
  ],
  [
    'What your application has to tell us is which ledgers you kept and when you could start.',
    ['ask which ledgers you kept', 'ask when you could start'],
  ],
  [
    'In your note cover a bid you lost and what you took from it, how you keep dates straight, plus your notice period.',
    ['ask a bid you lost and what you took from it', 'ask how you keep dates straight', 'ask your notice period'],
  ],
  [
    "I'd like to hear about the last angry caller you had, how you take notes while on the phone and your hours.",
    ['ask the last angry caller you had', 'ask how you take notes while on the phone', 'ask your hours'],
  ],
  [
    'State in the email your course and school, where you had your internship and your duties there, date available, and asking salary.',
    [
      'ask your course and school',
      'ask where you had your internship and your duties there',
      'ask date available',
      'ask asking salary',
    ],
  ],
  [
    'Please state in your application your current job and company, why you are leaving and your notice period.',
    ['ask your current job and company', 'ask why you are leaving', 'ask your notice period'],
  ],
  ['What we like in a bookkeeper is calm, and how you keep it. What belongs in your inbox is up to you.', []],
])('what a letter is to hold: %s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test.each([
  [
    'Apply by writing to us. First line: your full name. Second line: the ledger you know best. Below that, your CV.',
    ['ask your full name', 'ask the ledger you know best', 'file resume'],
  ],
  [
    'Send a voice note + carriers you have worked with + how many trucks you ran at once.',
    ['ask carriers you have worked with', 'ask how many trucks you ran at once', 'file voice'],
  ],
  [
    'Rate per drawing, time per drawing and two illustrations of plants please.',
    ['ask Rate per drawing', 'ask time per drawing', 'file portfolio'],
  ],
  ['Send quotation + past drawings to hire@plans.example', ['ask quotation', 'file portfolio']],
  [
    'Reply with your reel, turnaround time and software used.',
    ['ask turnaround time', 'ask software used', 'file portfolio'],
  ],
  ['Message me the phrase SLOW TRAIN + two maps you have drawn.', ['word anywhere SLOW TRAIN', 'file portfolio']],
  ['To apply, complete this sentence: "The kindest boss I had was…"', ['ask The kindest boss I had was…']],
  ['In no more than 80 words: why you like night work.', ['ask why you like night work']],
  [
    'To apply, write a note. It has two parts. One on why you like ledgers, one on your last audit and how it went.',
    ['ask why you like ledgers', 'ask your last audit and how it went'],
  ],
  [
    'I would be grateful if you kept it short and mentioned: the oldest map you own, your hourly rate.',
    ['ask the oldest map you own', 'ask your hourly rate'],
  ],
  [
    'To apply, attach one silly pun about clocks that you came up with.',
    ['ask one silly pun about clocks that you came up with'],
  ],
  [
    'Open your letter with the name of a tree, any tree, and attach your CV.',
    ['ask the name of a tree, any tree', 'file resume'],
  ],
  ['To apply, put four stars and the word PLUM at the top.', ['word first_line PLUM']],
])('ways of asking: %s', (text, found) => {
  expect(read(text).toSorted()).toEqual(found.toSorted())
})
