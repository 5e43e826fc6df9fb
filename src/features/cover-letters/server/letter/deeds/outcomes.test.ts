import { expect, test } from 'vitest'
import { cameOut } from './outcomes.ts'

test.each([
  ['CSAT 4.8/5', 'had a CSAT of 4.8/5'],
  ['Show rate 72%', 'had a show rate of 72%'],
  ['Error rate below 0.5%', 'had an error rate below 0.5%'],
  ['QA scores consistently 95% up', 'had QA scores of 95% and up'],
  ['Turnaround of 48 hours for most reels', 'had a turnaround of 48 hours for most reels'],
  ['Attrition in my team was only 4%', 'had an attrition of 4% in the team'],
  ['Time to fill from 34 days down to 21 in 2024', 'brought time to fill from 34 days down to 21 in 2024'],
  ['90 day retention of my hires is 93% for 2025', 'had a 90 day retention of 93% for 2025 among hires'],
  ['Parent rating 4.9 out of 5', 'had a parent rating of 4.9 out of 5'],
  ['Channel grew from 46k to 118k subscribers', 'saw the channel grow from 46k to 118k subscribers'],
  ['DSO improved from 58 to 39 days', 'saw DSO improve from 58 to 39 days'],
  ['Statements of account sent every 5th and 20th', 'sent statements of account every 5th and 20th'],
  ['Over 500 static ads delivered for two brands', 'delivered over 500 static ads for two brands'],
  ['Stock cards updated daily', 'updated stock cards daily'],
  ['Top 5 agent out of 48', 'was a top 5 agent out of 48'],
  ['Top 2 in CSAT for the quarter', 'was in the top 2 in CSAT for the quarter'],
  ['Zero medication error for 2 years', 'had no medication errors for 2 years'],
])('"%s" tells that somebody %s', (line, deed) => {
  expect(cameOut(line)).toBe(deed)
})

test.each([
  'Increased sales from 10 to 20 a day',
  'Answered 40 calls a day',
  'Team grew from 4 to 9',
  'Team lead promoted in 2021',
  'Designs approved by the client on the first draft',
  'Response to customers in the morning',
  'Worked with the team that improved from 4 to 5',
])('"%s" is no outcome', (line) => {
  expect(cameOut(line)).toBeNull()
})
