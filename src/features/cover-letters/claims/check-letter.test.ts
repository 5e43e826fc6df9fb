import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLetter, openClaims } from './check-letter.ts'
import type { Facts } from './facts.ts'

const LUZ: Facts = {
  name: 'Luz Reyes',
  years_of_experience: '3-5',
  skills: ['Shopify', 'Customer Support', 'Canva', 'C++', 'Node.js', 'Google Workspace'],
  texts: [
    'Virtual Assistant',
    'Iloilo City',
    'Four years of running online shops. I answered 60 tickets a day with 95% satisfaction.',
    'Customer Support Representative, Bayside Contact Center, 2019 to 2022',
    'Bachelor of Science in Nursing, West Visayas State University',
    'TESDA NC II in Bookkeeping',
  ],
  contacts: ['https://luz.example/work', 'luz@mail.example', '0917 555 0133'],
  posting: {
    title: 'Shopify Virtual Assistant (EST)',
    employer: 'Harbor & Pine',
    text: 'We need Kubernetes, Salesforce and Shopify. 40 hours per week, $5 per hour. Write to Maria.',
    tags: ['Klaviyo', 'Canva'],
  },
  code_words: ['[MANGO 77]'],
}
const check = (content: string, facts: Partial<Facts> = {}, subject = 'Application') =>
  checkLetter({ subject, content }, { ...LUZ, ...facts })
const found = (content: string, facts: Partial<Facts> = {}) =>
  check(content, facts).map(({ kind, text }) => `${kind}: ${text}`)

describe('what is covered by the profile or the resume is not marked', () => {
  test.each([
    'Hello Harbor & Pine team,',
    'Dear Hiring Manager,',
    'Hi Maria,',
    'Magandang araw po,',
    'I would like to apply for the Shopify Virtual Assistant position at Harbor & Pine.',
    'I am a Virtual Assistant with 3 to 5 years of experience, based in Iloilo City.',
    'I have run online shops for 4 years.',
    'For four years I answered customers.',
    'Since March 2019 I worked at Bayside Contact Center.',
    'I answered calls at Bayside Contact Center for three years.',
    'You ask for Canva, Shopify and customer service: these are among my skills.',
    'I worked at Bayside Contact Center as a Customer Support Representative.',
    'I answered 60 tickets a day with 95% satisfaction.',
    'You ask for calm, and at Bayside Contact Center I answered 60 tickets a day.',
    'I hold a Bachelor of Science in Nursing from West Visayas State University.',
    'I have TESDA NC II in Bookkeeping.',
    'I write Node.js and C++.',
    'I can work 40 hours per week for $5 per hour.',
    'My work: https://luz.example/work, luz@mail.example, +63 917 555 0133.',
    'I have not used Kubernetes yet.',
    'I would like to learn Salesforce.',
    'Your team uses Kubernetes and Salesforce every day.',
    'My name is Luz and I put my name in the subject.',
    '[MANGO 77]',
    'Thank you for your time.\n\nBest regards,\nLuz Reyes',
    'Maraming salamat po.\nLuz',
    'You know me by now. Available from Monday to Friday, in English and Filipino.',
  ])('%s', (sentence) => {
    expect(found(sentence)).toEqual([])
  })
})

describe('what nothing covers is marked with its words', () => {
  test.each<[string, string[]]>([
    ['I have 10 years of experience.', ['years: 10 years']],
    ['With over seven years in the field I know it.', ['years: over seven years']],
    ['I bring 12+ years.', ['years: 12+ years']],
    ['A decade of support made me patient.', ['years: A decade']],
    ['Mayroon akong 8 na taon sa trabaho.', ['years: 8 na taon']],
    ['I have 10 years at Google.', ['employer: Google', 'years: 10 years']],
    ['It is close to my work: at Concentrix I answered 60 tickets a day.', ['employer: Concentrix']],
    ['I worked for Concentrix in Cebu.', ['employer: Concentrix', 'name: Cebu']],
    ['I have experience with Kubernetes and Acme Suite.', ['skill: Kubernetes', 'name: Acme Suite']],
    ['I worked at Harbor & Pine before.', ['employer: Harbor & Pine']],
    ['As a former Accenture analyst I learn fast.', ['employer: Accenture']],
    ['I know Kubernetes.', ['skill: Kubernetes']],
    ['I know kubernetes and salesforce.', ['skill: kubernetes', 'skill: salesforce']],
    ['Proficient in Figma and Google Tag Manager.', ['skill: Figma', 'skill: Google Tag Manager']],
    ['I use Klaviyo daily.', ['skill: Klaviyo']],
    [
      'You need a bookkeeper who knows payroll, and I do payroll processing.',
      ['skill: payroll', 'skill: payroll processing'],
    ],
    ['I hold a Master of Science from Stanford University.', ['degree: Master of Science from Stanford University']],
    ['I graduated magna cum laude.', ['degree: graduated magna cum laude']],
    ['I am an AWS Certified Solutions Architect.', ['certificate: AWS Certified Solutions Architect']],
    ['I am a licensed CPA.', ['certificate: licensed CPA']],
    ['I raised sales by 40%.', ['figure: 40%']],
    ['I handled 300 calls and $2,000 of refunds.', ['figure: 300', 'figure: $2,000']],
    ['See https://evil.example/collect?who=me now.', ['contact: https://evil.example/collect?who=me']],
    ['Write to owner@evil.example or +1 202 555 0199.', ['contact: owner@evil.example', 'contact: +1 202 555 0199']],
  ])('%s', (sentence, marks) => {
    expect(found(sentence).toSorted()).toEqual(marks.toSorted())
  })
})

describe('holes and wrong addressees cannot be confirmed away', () => {
  test.each<[string, string]>([
    ['Dear [Company Name] team,', 'placeholder: [Company Name]'],
    [
      'Here: [Your answer: Two deposits are $300 less than the report. What are the first 3 things you would look at in Etsy?]',
      'placeholder: [Your answer: Two deposits are $300 less than the report. What are the first 3 things you would look at in Etsy?]',
    ],
    ['I admire {{company_name}}.', 'placeholder: {{company_name}}'],
    ['I am good at ${skill}.', 'placeholder: ${skill}'],
    ['I won <insert achievement>.', 'placeholder: <insert achievement>'],
    ['Best regards,\nYour Name', 'placeholder: Your Name'],
    ['Lorem ipsum dolor sit amet.', 'placeholder: Lorem ipsum dolor sit amet'],
    ['Call me at ____.', 'placeholder: ____'],
    ['I have XXX clients.', 'placeholder: XXX'],
    ['Insert your portfolio here.', 'placeholder: Insert your portfolio here'],
    ['Hello Contoso Outsourcing team,', 'employer-mismatch: Contoso Outsourcing'],
    ['Dear Acme,', 'employer-mismatch: Acme'],
    ['I apply for the role at Contoso.', 'employer-mismatch: Contoso'],
    ['I would like to apply for the Senior Payroll Accountant position.', 'title-mismatch: Senior Payroll Accountant'],
  ])('%s', (sentence, mark) => {
    const claims = check(sentence)
    expect(claims.map(({ kind, text }) => `${kind}: ${text}`)).toContain(mark)
    const claim = claims.find(({ kind, text }) => `${kind}: ${text}` === mark)
    expect(claim?.can_confirm).toBe(false)
    expect(
      openClaims(
        claims,
        claims.map(({ key }) => key),
      ),
    ).toContainEqual(claim)
  })

  test('a hole in the subject is found too', () => {
    expect(check('Hello,', {}, 'Application: [Job Title]')).toMatchObject([{ kind: 'placeholder', start: -1 }])
  })
})

test('a claim has its place, its sentence and a key that confirms it wherever it stands', () => {
  const letter = 'Hello,\n\nI know Figma. I am here.\n\nFigma is fun to me.'
  const claims = check(letter)
  expect(claims.map(({ start, end }) => letter.slice(start, end))).toEqual(claims.map(({ text }) => text))
  expect(claims.map((claim) => letter.slice(claim.sentence_start, claim.sentence_end))).toContain('I know Figma.')
  expect(openClaims(claims, ['skill:figma']).map(({ text }) => text)).toEqual([])
  expect(openClaims(claims, []).length).toBeGreaterThan(0)
})

test('an employer with a dash in its name is one name', () => {
  const texts = ['Teacher, Department of Education - Naga City Division']
  const told = 'At Department of Education - Naga City Division, I taught 42 pupils.'
  expect(found(told, { texts: [...texts, 'Taught 42 pupils'] })).toEqual([])
  expect(found(told.replace('Naga', 'Cebu'), { texts: [...texts, 'Taught 42 pupils'] })).not.toEqual([])
})

test('a part of a figure is no figure of its own', () => {
  const texts = ['Cut the loading time of the shop from 4.1 s to 1.8 s.']
  expect(found('I brought the shop from 4.1 seconds down to 1.8.', { texts })).toEqual([])
  expect(found('I brought the shop from 4.1 seconds down to 0.9.', { texts })).not.toEqual([])
})

test('a figure is the person’s own with its plus sign, and without', () => {
  const texts = ["Managed the broker's inbox, 100+ emails daily"]
  expect(found('I managed an inbox of 100+ emails daily.', { texts })).toEqual([])
  expect(found('I managed an inbox of 100 emails daily.', { texts })).toEqual([])
  expect(found('I managed an inbox of 200+ emails daily.', { texts })).toEqual(['figure: 200'])
})

test('the unit of a figure is no name: the speed of a line is one statement to confirm', () => {
  for (const unit of ['Mbps', 'MBPS', 'Gbps']) expect(found(`My line has 100 ${unit}.`)).toEqual(['figure: 100'])
  expect(found('I type 65 WPM on a line with WiFi.')).toEqual(['figure: 65'])
})

test('how long somebody worked is counted from the months of its dates', () => {
  const texts = ['Clerk, Palm Goods, 2019-11 to 2022-02', 'Cashier, Reef Mart, Jan 2015 – Dec 2018']
  const facts = { texts, years_of_experience: null }
  for (const known of ['I worked at Palm Goods for two years.', 'I worked at Reef Mart for 4 years.'])
    expect([known, found(known, facts)]).toEqual([known, []])
  expect(found('I worked at Palm Goods for five years.', facts)).toEqual(['years: five years'])
})

test('a skill goes by every name the list of skills has for it, and is found in small letters', () => {
  const facts = { skills: ['MS Excel', 'Inbox Management'] }
  expect(found('I use microsoft excel and do email handling.', facts)).toEqual([])
  expect(found('I excel at meeting people.', facts)).toEqual([])
  expect(found('I know terraform and month-end close.', facts)).toEqual(['skill: terraform', 'skill: month-end close'])
  expect(found('I can send you a sample bank reconciliation.', facts)).toEqual([])
  expect(found('I am known for teamwork and problem solving.', facts)).toEqual([])
})

describe('what somebody did is theirs in other words too', () => {
  const texts = [
    'Answered 60 customer tickets a day with a 96% satisfaction score',
    'Managed product listings of three Shopify stores',
    'Reconciled bank accounts of 12 clients',
    'Scheduled meetings for two founders',
  ]
  test.each([
    'I kept the books of twelve clients and reconciled their bank accounts.',
    'I prepared the listings for new products and checked them every week.',
    'My customer satisfaction score was 96%.',
    'I reviewed your posting and visited your website.',
    'I resolved tickets quickly and kept customers happy.',
    'I organized the product listings of three Shopify stores.',
    'I booked meetings for two founders in different time zones.',
    'I provided support to customers in several countries.',
    'I supported customers who had trouble with their orders.',
  ])('%s', (sentence) => {
    expect(found(sentence, { texts })).toEqual([])
  })
})

test('the years of each bucket, and none without one', () => {
  const marks = (bucket: string | null, text: string) =>
    found(text, { years_of_experience: bucket, texts: [] }).filter((mark) => mark.startsWith('years')).length
  for (const [bucket, fits, not] of [
    ['0-1', 'up to one year', '2 years'],
    ['1-3', '1 to 3 years', '4 years'],
    ['3-5', '5 years', '6 years'],
    ['5-10', '5 to 10 years', '11 years'],
    ['10+', 'more than 10 years', '25 years'],
  ] as const) {
    expect([bucket, marks(bucket, `I have ${fits} of it.`), marks(bucket, `I have ${not} of it.`)]).toEqual([
      bucket,
      0,
      1,
    ])
  }
  expect(marks(null, 'I have 2 years of it.')).toBe(1)
})

test('any text is judged within moments and never throws; places lie within the letter', () => {
  const pieces = fc.constantFrom(
    'I know ',
    'Kubernetes',
    '[',
    ']',
    '{{',
    '}}',
    '<',
    '>',
    '\n',
    ' 10 years',
    ' at Google',
    '. ',
    'ñ',
    '😀',
    '\u0000',
  )
  const text = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, text, (content, subject) => {
      for (const claim of checkLetter({ subject, content }, LUZ)) {
        if (claim.start >= 0) expect(content.slice(claim.start, claim.end)).toBe(claim.text)
      }
    }),
  )
  // Processor time: the machine may be busy with other things.
  const begun = process.cpuUsage()
  check(`I know ${'Aa '.repeat(3000)}`)
  check('[['.repeat(5000))
  check('1 '.repeat(5000))
  check(`${'a'.repeat(9990)} years`)
  check('x@'.repeat(5000))
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(2000)
})

describe('deeds nobody told of', () => {
  const told = { ...LUZ, texts: [...LUZ.texts, 'Led a team of three', 'Answered 12 clients', 'Cut refunds'] }
  const marked = (sentence: string) =>
    checkLetter({ subject: '', content: `Hello,\n\n${sentence}` }, told).some(({ kind }) => kind === 'achievement')
  test.each([
    'I managed a team of twelve.',
    'I was promoted twice.',
    'I won the employee of the year award.',
    'I doubled the revenue of the shop.',
    'I founded my own agency.',
    'I trained new agents.',
    'I negotiated contracts with suppliers.',
    'I supervised eight cashiers.',
    'I reconciled supplier statements.',
    'I took care of board meetings.',
    'I worked as a nurse before.',
  ])('%s is marked', (sentence) => {
    expect(marked(sentence)).toBe(true)
  })
  test.each([
    'I led a team of three.',
    'I answered 12 clients.',
    'I cut refunds.',
    'I found your posting and took my time with it.',
    'I would be proud to lead a team of twelve one day.',
    'I hope to grow with your team.',
    'Your team won an award.',
  ])('%s is not', (sentence) => {
    expect(marked(sentence)).toBe(false)
  })
})
