import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXPERIENCE_BUCKETS, experienceBucket } from '../rules.ts'
import { type Moment, periodsIn, withoutDates, yearsIn } from './dates.ts'
import { experienceOf, monthsCovered, spellOf } from './experience.ts'

const NOW: Moment = { year: 2026, month: 11 }
const shown = (moment: Moment | 'present') =>
  moment === 'present' ? 'present' : moment.month === null ? `${moment.year}` : `${moment.year}-${moment.month}`

describe('periods', () => {
  test.each([
    ['Jan 2019 – Present', '2019-1..present'],
    ['January 2019 to Current', '2019-1..present'],
    ['Accountant, ABC (Sept. 2018 - Oct. 2024)', '2018-9..2024-10'],
    ['05/2020 - 02/2022', '2020-5..2022-2'],
    ['2020-07 – 2021-12', '2020-7..2021-12'],
    ['05/01/2012 - 04/30/2015', '2012-5..2015-4'],
    ['30/04/2012 - 30/06/2015', '2012-4..2015-6'],
    ['June 15, 2015 - August 30, 2022', '2015-6..2022-8'],
    ['15 June 2015 until 30 August 2022', '2015-6..2022-8'],
    ["Jan '19 - Mar '21", '2019-1..2021-3'],
    ['2017 to present', '2017..present'],
    ['2016-2020', '2016..2020'],
    ['2016-20', '2016..2020'],
    ['Jan - Mar 2019', '2019-1..2019-3'],
    ['Marso 2019 - Kasalukuyan', '2019-3..present'],
    ['Hunyo 2017 hanggang Enero 2019', '2017-6..2019-1'],
    ['2022-03 → now', '2022-3..present'],
    ['2019 -> 2021', '2019..2021'],
    ['Enero 2018 hanggang sa kasalukuyan', '2018-1..present'],
    ['Since April 2021', '2021-4..present'],
    ['2021 onwards', '2021..present'],
    ['January 5, 2018 up to present', '2018-1..present'],
    ['2010-2014, then 2016 – 2018', '2010..2014 2016..2018'],
    ['S.Y. 2013–2014 to S.Y. 2014–2015', '2013..2015'],
    ['SY 2018-2019 to present', '2018..present'],
    ['From: May 2014 To: June 2018', '2014-5..2018-6'],
    ['2022– \tSenior Designer', '2022..present'],
    ['06/18 – 12/20', '2018-6..2020-12'],
    ["SY '14-'18", '2014..2018'],
    ["'19 to present", '2019..present'],
    ['2020 - Graduating', '2020..present'],
    ['2021 - Presently pursuing', '2021..present'],
    ['Rated 9/10, 8/10', ''],
    ['Graduated 2019', ''],
    ['0917 2019 2021 call me', ''],
    ['May we present the manager', ''],
    ['Room 2045-A', ''],
  ])('%s', (line, periods) => {
    expect(
      periodsIn(line)
        .map(({ from, to }) => `${shown(from)}..${shown(to)}`)
        .join(' '),
    ).toBe(periods)
  })

  test.each([
    ['Accountant, ABC (Sept. 2018 - Oct. 2024)', 'Accountant, ABC'],
    ['Jan 2020 – Dec 2023\tBookkeeper', 'Bookkeeper'],
    ['(02/2021 – Present) Biller, Sunrise', 'Biller, Sunrise'],
    ['Nothing dated', 'Nothing dated'],
  ])('%s without them', (line, rest) => expect(withoutDates(line)).toBe(rest))

  test('years', () => expect(yearsIn('S.Y. 2008-2012, GWA 1.75')).toEqual([2008, 2012]))
})

describe('experience', () => {
  const of = (...lines: string[]) => experienceOf(lines.flatMap(periodsIn), [], NOW)
  test.each([
    [['Jan 2021 – Dec 2021'], '1-3'],
    [['Jan 2021 – Nov 2021'], '0-1'],
    [['Feb 2021 – Aug 2023', 'Jan 2022 – Dec 2023'], '1-3'],
    [['Jan 2020 - Dec 2021', 'Jan 2020 - Dec 2021', 'Mar 2020 - Apr 2020'], '1-3'],
    [['Jan 2020 - Dec 2021', 'Jan 2023 - Dec 2023'], '3-5'],
    [['Nov 2016 - Present'], '10+'],
    [['Dec 2016 - Present'], '5-10'],
    [['2015 - 2017'], '1-3'],
    [['Nov 2026 - Present'], '0-1'],
    [['Jan 2030 - Present'], null],
    [['Dec 2021 - Jan 2020'], null],
  ])('%j', (lines, bucket) => expect(of(...lines)).toBe(bucket))

  test.each([
    ['I have 4 years of experience in sales', '3-5'],
    ['More than 8 years of bookkeeping experience', '5-10'],
    ['10+ years experience', '10+'],
    ['with over 20 years of experience in BPO and retail', '10+'],
    ['Nurse with seven years of clinical experience', '5-10'],
    ['3 yrs of relevant work experience', '3-5'],
    ['25 years old, with experience', null],
    ['A company of 80 years', null],
    ['no experience yet', null],
  ])('stated: %s', (text, bucket) => expect(experienceOf([], [text], NOW)).toBe(bucket))

  const moment = fc.record({
    year: fc.integer({ min: 1970, max: 2026 }),
    month: fc.option(fc.integer({ min: 1, max: 12 })),
  })
  const period = fc.record({ from: moment, to: fc.oneof(moment, fc.constant('present' as const)) })

  test('one more spell never lessens it, and the same spell again changes nothing', () => {
    const rank = (bucket: string | null) => EXPERIENCE_BUCKETS.findIndex((one) => one === bucket)
    fc.assert(
      fc.property(fc.array(period, { maxLength: 8 }), period, (before, more) => {
        const [less, same] = [experienceOf(before, [], NOW), experienceOf([...before, ...before], [], NOW)]
        expect(same).toBe(less)
        expect(rank(experienceOf([...before, more], [], NOW))).toBeGreaterThanOrEqual(rank(less))
      }),
    )
  })

  test('what overlaps counts once: never more than from the first day to the last', () => {
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 8 }), (periods) => {
        const spells = periods.flatMap((one) => spellOf(one, NOW) ?? [])
        const most = Math.max(...spells.map(({ end }) => end)) - Math.min(...spells.map(({ start }) => start))
        expect(monthsCovered(spells)).toBeLessThanOrEqual(spells.length === 0 ? 0 : most)
      }),
    )
  })

  test('buckets grow with the months', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(600), (a, b) => {
        const [less, more] = [a, b]
          .toSorted((x, y) => x - y)
          .map((months) => EXPERIENCE_BUCKETS.indexOf(experienceBucket(months)))
        expect(less).toBeLessThanOrEqual(more ?? -1)
      }),
    )
  })
})
