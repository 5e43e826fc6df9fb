import { describe, expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

describe('a verb that goes on with an inner one keeps its form', () => {
  test.each([
    [
      'Tuned the shop’s servers to shorten loading times and improve uptime',
      'tuned the shop’s servers to shorten loading times and improve uptime',
    ],
    [
      'Work with drivers to trace late parcels and resolve complaints',
      'worked with drivers to trace late parcels and resolve complaints',
    ],
    [
      'Sent weekly offers to nurture leads and boost repeat orders',
      'sent weekly offers to nurture leads and boost repeat orders',
    ],
    [
      'Rebuilt two sites, cutting load time and improving the menu',
      'rebuilt two sites, cutting load time and improving the menu',
    ],
    [
      'Assisted in writing and maintaining the staff handbook',
      'assisted in writing and maintaining the staff handbook',
    ],
    [
      'Gave onsite support and troubleshooting assistance to 40 users',
      'gave onsite support and troubleshooting assistance to 40 users',
    ],
  ])('%s', (line, said) => {
    expect(asDeed(line)).toBe(said)
  })
})

test('a verb that goes on with the first one is told in the past', () => {
  expect(asDeed('Handled calls and updating records in Salesforce')).toBe(
    'handled calls and updated records in Salesforce',
  )
  expect(asDeed('Answering calls, booking visits and updating the tracker')).toBe(
    'answered calls, booked visits and updated the tracker',
  )
  expect(asDeed('Reply to chats and process refunds')).toBe('replied to chats and processed refunds')
})

describe('a row of verbs is told in the past as a whole', () => {
  test.each([
    ['Plan, prepare, and lead choir rehearsals every week', 'planned, prepared, and led choir rehearsals every week'],
    ['Creates, edits and schedules reels for two cafes', 'created, edited and scheduled reels for two cafes'],
    ['Review, procure and install office printers', 'reviewed, procured and installed office printers'],
  ])('%s', (line, said) => {
    expect(asDeed(line)).toBe(said)
  })
})

test('names of work in a row stay names', () => {
  expect(asDeed('Assisted the owner in survey design, collecting, cleaning, and charting data')).toBe(
    'assisted the owner in survey design, collecting, cleaning, and charting data',
  )
})

describe('two verbs at the beginning are both told in the past', () => {
  test.each([
    ['Train and coach new cashiers on store rules', 'trained and coached new cashiers on store rules'],
    ['Meeting and patiently listening to home buyers', 'met and listened to home buyers'],
    [
      'Carefully plan and execute the delivery of 90 parcels a day',
      'planned and executed the delivery of 90 parcels a day',
    ],
    ['Specialises in algebra for grade 9 students', 'specialised in algebra for grade 9 students'],
    [
      'Helped define, plan and communicate a new return policy',
      'helped define, plan and communicate a new return policy',
    ],
    [
      'Worked with two teams to gather, review and approve price lists',
      'worked with two teams to gather, review and approve price lists',
    ],
    ['Initially brought on to help with the move to Shopify', 'was brought on to help with the move to Shopify'],
    [
      'Became familiarized with topics such as tax and payroll',
      'became familiarized with topics such as tax and payroll',
    ],
    ['Worked with designers to create organization website', 'worked with designers to create organization website'],
  ])('%s', (line, said) => {
    expect(asDeed(line)).toBe(said)
  })
})

describe('verbs that name a job or a thing as often', () => {
  test.each([
    ['Lead a team of 8 agents on the night shift', 'led a team of 8 agents on the night shift'],
    ['Lead generation for two roofing companies', 'took care of lead generation for two roofing companies'],
    ['Support senior managers with reports and travel', 'supported senior managers with reports and travel'],
    ['Support tickets in Zendesk for two brands', 'handled support tickets in Zendesk for two brands'],
    ['Partner with the sales team on monthly offers', 'partnered with the sales team on monthly offers'],
    ['Head of customer support for two brands', 'was head of customer support for two brands'],
    [
      'Offered a permanent position after the holiday season',
      'was offered a permanent position after the holiday season',
    ],
    ['Organized stock room shelves by store aisle', 'organized stock room shelves by store aisle'],
  ])('%s', (line, said) => {
    expect(asDeed(line)).toBe(said)
  })
})

describe('what is no deed is left out', () => {
  test.each([
    'Senior Technical Support Specialist / Web Developer',
    'Lessons consist of teaching five students for two hours',
    'Works well alone or with a team',
    'Organized and neat person with good time management',
  ])('%s', (line) => {
    expect(asDeed(line)).toBeNull()
  })
})

describe('where the page cut a line off, its end is left out', () => {
  test.each([
    ['Built a shop page using HTML and CSS to', 'built a shop page using HTML and CSS'],
    ['Managed brand pages and grew them using', 'managed brand pages and grew them'],
    ['Served lunch and dinner on the train. Handled the money, too.', 'served lunch and dinner on the train'],
  ])('%s', (line, said) => {
    expect(asDeed(line)).toBe(said)
  })
})
