import { expect, test } from 'vitest'
import { asDeed } from './sentences.ts'

test.each([
  ['IG page 800 to 5,400 followers in 8 months', 'brought the Instagram page from 800 to 5,400 followers in 8 months'],
  ['Open tickets 340 to 90 after I wrote new macros', 'brought open tickets from 340 to 90 after I wrote new macros'],
  [
    'Scrap rate from 3.8% to 1.2% after we changed the die',
    'brought the scrap rate from 3.8% to 1.2% after we changed the die',
  ],
  ['Penalties paid: $900 in 2021, $150 in 2022', 'saw penalties paid go from $900 in 2021 to $150 in 2022'],
  [
    'Survey replies 12% first run, 31% second run',
    'saw survey replies go from 12% in the first run to 31% in the second run',
  ],
  ['Load time was 6s when I took over the site, now 2s', 'brought load time from 6s, when I took over the site, to 2s'],
  ['Bounce rate improved 61% -> 38%', 'saw the bounce rate improve from 61% to 38%'],
  ['Returns less than 2%', 'kept returns at less than 2%'],
  ['My forecast was within 4% of actual sales', 'had a forecast that was within 4% of actual sales'],
  ['Lowest error rate on the floor in 2021', 'had the lowest error rate on the floor in 2021'],
  ['QA score never below 88 for a year', 'had a QA score that was never below 88 for a year'],
  ['CSAT 91%, SLA 97% in 2022', 'had a CSAT of 91% and an SLA of 97% in 2022'],
  ['Top 2 CSAT in our team', 'was in the top 2 for CSAT in the team'],
  [
    'The shop page got 12 inquiries a day, before that almost none',
    'saw the shop page get 12 inquiries a day, up from almost none before',
  ],
  ['14 bids submitted, 5 awarded', 'submitted 14 bids (5 awarded)'],
])('the figure of "%s" is told as "I %s"', (line, deed) => {
  expect(asDeed(line)).toBe(deed)
})

test.each(['Office hours 9 to 5 Manila time', 'Kids aged 4 to 9 in 2 schools', 'Batch 2019 to 2021 in 2 years'])(
  '"%s" tells of no change',
  (line) => {
    expect(asDeed(line)).toBeNull()
  },
)
