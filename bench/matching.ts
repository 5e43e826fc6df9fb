import { monthlyPay, parsePay, ROUGH_RATES } from '../src/features/jobs/pay/rules.ts'
import { matchOf } from '../src/features/matching/rules.ts'
import { nearness } from '../src/features/jobs/kinds/rules.ts'
import { skillNearness } from '../src/features/matching/server/near-skills.ts'
import { readPosting, readProfile } from '../src/features/matching/server/reading.ts'
import { administer } from './database.ts'
import { median, ms, quantile, type Figure } from './figures.ts'
import { keptPeople } from './judged/match/kept-people.ts'
import { keptPostings } from './judged/match/kept-postings.ts'
import { openedPeople } from './judged/match/opened-people.ts'
import { openedPostings } from './judged/match/opened-postings.ts'
import type { JudgedPerson, JudgedPosting, JudgedSet } from './judged/match/pairs.ts'
import { heldOutDecemberPeople } from './judged/match/people-held-out-december.ts'
import { heldOutNovemberPeopleFifth } from './judged/match/people-held-out-november-fifth.ts'
import { heldOutNovemberPeopleThird } from './judged/match/people-held-out-november-third.ts'
import { heldOutNovemberPeople } from './judged/match/people-held-out-november.ts'
import { openedNovemberPeopleFourth } from './judged/match/people-opened-november-fourth.ts'
import { openedNovemberPeopleSecond } from './judged/match/people-opened-november-second.ts'
import { heldOutDecemberPostings } from './judged/match/postings-held-out-december.ts'
import { novemberPostingsSecond } from './judged/match/postings-november-second.ts'
import { novemberPostings } from './judged/match/postings-november.ts'
import { tunedPeople } from './judged/match/tuned-people.ts'
import { tunedPostings } from './judged/match/tuned-postings.ts'
import { wordedPeople } from './judged/match/worded-people.ts'
import { wordedPostings } from './judged/match/worded-postings.ts'
import { withMember } from './member.ts'
import { startWeb } from './processes.ts'
import type { Run } from './run.ts'

const LEAST_AGREEMENT = 0.75
const MOST_MS = 150
const POSTINGS = 10_000
const COMPARED = 5000
const ROUNDS = 20
const PESOS_PER_DOLLAR = 58
const GRADED = new Date('2026-11-24T00:00:00Z')

export const TUNED: JudgedSet = { postings: tunedPostings, people: tunedPeople }
export const WORDED: JudgedSet = { postings: wordedPostings, people: wordedPeople }
/** Graded with the worded ones; the rules were held against it when they stood. */
export const KEPT: JudgedSet = { postings: keptPostings, people: keptPeople }
/** By another hand, never seen until it was opened; then the kinds of work and their neighbours were mended with it. */
const OPENED: JudgedSet = { postings: openedPostings, people: openedPeople }

const NOVEMBER = [...novemberPostings, ...novemberPostingsSecond]
/** By a third hand: the people that were opened in the same way, and those that are still closed. */
const OPENED_NOVEMBER: JudgedSet = {
  postings: NOVEMBER,
  people: [...openedNovemberPeopleSecond, ...openedNovemberPeopleFourth],
}
const CLOSED_NOVEMBER: JudgedSet = {
  postings: NOVEMBER,
  people: [...heldOutNovemberPeople, ...heldOutNovemberPeopleThird, ...heldOutNovemberPeopleFifth],
}
/** By a fourth hand, who knew nothing of the rules. */
const CLOSED_DECEMBER: JudgedSet = { postings: heldOutDecemberPostings, people: heldOutDecemberPeople }

/** How far scores agree with a person's judgement, which hard conditions are missed, and how long a list takes. */
export async function matchingFigures(run: Run): Promise<Figure[]> {
  return [
    quality('the rules were looked at with', judgeSet(TUNED)),
    quality('in messy wording, the rules were looked at with', judgeSet(WORDED)),
    quality('in such wording, kept until the rules stood', judgeSet(KEPT)),
    quality('by another hand, opened', judgeSet(OPENED)),
    quality('by a third hand, opened', judgeSet(OPENED_NOVEMBER)),
    quality('by the third hand, never opened', withoutNames(judgeSet(CLOSED_NOVEMBER))),
    quality('by a fourth hand, held out in December, never opened', withoutNames(judgeSet(CLOSED_DECEMBER))),
    await speed(run),
  ]
}

export type Outcome = { agreement: number; pairs: number; missed: string[]; invented: string[] }

/** Holds the scores of every pair of a set against its grades, and what stands against it. */
export function judgeSet({ postings, people }: JudgedSet): Outcome {
  const read = postings.map((posting) => ({
    posting,
    traits: readPosting({ ...posting, monthly_usd_max: monthlyUsd(posting) }),
  }))
  const grades: number[] = []
  const scores: number[] = []
  const missed: string[] = []
  const invented: string[] = []
  for (const person of people) {
    const profile = readProfile({
      ...person,
      updated_at: GRADED,
      experience: person.experience.map((one) => (typeof one === 'string' ? { title: one } : one)),
    })
    for (const [index, { posting, traits }] of read.entries()) {
      const standing = { closed: posting.closed === true, hidden: hiddenBy(person, posting) }
      const match = matchOf(profile, traits, standing, { families: nearness, skills: skillNearness })
      grades.push(Number(person.grades[index]))
      scores.push(match.score ?? 0)
      const wanted = new Set<string>(person.blocked[index + 1])
      const found = new Set<string>(match.blocked.map(({ condition }) => condition))
      const name = (condition: string) => `${person.name} × ${posting.name}: ${condition}`
      missed.push(...[...wanted].filter((one) => !found.has(one)).map(name))
      invented.push(...[...found].filter((one) => !wanted.has(one)).map(name))
    }
  }
  return { agreement: correlation(ranks(grades), ranks(scores)), pairs: grades.length, missed, invented }
}

/** Of a closed set nothing but its figures is told. */
const withoutNames = (outcome: Outcome): Outcome => ({
  ...outcome,
  missed: outcome.missed.map(() => 'closed'),
  invented: outcome.invented.map(() => 'closed'),
})

function monthlyUsd({ salary, hours_per_week: hours }: JudgedPosting): number | null {
  const pay = parsePay(salary)
  return pay ? monthlyPay(pay, { ...ROUGH_RATES, PHP: PESOS_PER_DOLLAR }, hours).monthly_usd_max : null
}

const hiddenBy = ({ hides }: JudgedPerson, { title, employer }: JudgedPosting): string | null =>
  hides.find((one) => one === employer || title.toLowerCase().includes(one.toLowerCase())) ?? null

/** Equal values share the middle of their ranks. */
function ranks(values: number[]): number[] {
  const order = values.map((value, place) => ({ value, place })).toSorted((one, other) => one.value - other.value)
  const result: number[] = Array.from({ length: values.length }, () => 0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1
    for (const { place } of order.slice(from, to)) result[place] = (from + to - 1) / 2
    from = to
  }
  return result
}

function correlation(one: number[], other: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  const products = one.map((value, place) => (value - a) * ((other[place] ?? 0) - b))
  const spread = (values: number[], middle: number) => values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return products.reduce((sum, value) => sum + value, 0) / Math.sqrt(spread(one, a) * spread(other, b))
}

function quality(what: string, { agreement, pairs, missed, invented }: Outcome): Figure {
  return {
    part: 'matching',
    what: `scores of ${pairs} judged pairs ${what}: Spearman; hard conditions missed / invented`,
    budget: `≥ ${LEAST_AGREEMENT}; none missed`,
    figure: `${agreement.toFixed(2)}; ${missed.length} / ${invented.length}`,
    good: agreement >= LEAST_AGREEMENT && missed.length === 0,
    numbers: { agreement, missed, invented },
  }
}

/** The newest 5,000 postings against one profile, through the API, when their texts have been read. */
async function speed(run: Run): Promise<Figure> {
  const databaseUrl = await run.ground.withPostings(POSTINGS)
  const token = await withMember(databaseUrl)
  await administer(
    databaseUrl,
    `insert into profiles (user_id, title, skills, years_of_experience, job_types, salary_min, salary_max, updated_at)
     select id, 'Virtual Assistant', '{Email Management,Calendar Management,Shopify,Canva,Excel,Customer Support,Data Entry}',
       '3-5', '{full-time}', 400, 1200, now() from users where username = 'bench_member' on conflict do nothing`,
  )
  const server = await startWeb(databaseUrl)
  const ask = async () => {
    const began = performance.now()
    const answer = await fetch(`${server.url}/api/matches/`, { headers: { authorization: `Token ${token}` } })
    if (!answer.ok) throw new Error(`The list of matches answered ${answer.status}.`)
    await answer.arrayBuffer()
    return performance.now() - began
  }
  try {
    // A list reads 200 new texts on its way.
    for (let asked = 0; asked < COMPARED / 200 + 2; asked += 1) await ask()
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await ask())
    const [p50, worst] = [median(times), quantile(times, 0.99)]
    return {
      part: 'matching',
      what: 'the newest 5,000 postings against one profile, sorted, with the cards of the first page',
      budget: `p50 ≤ ${MOST_MS} ms`,
      figure: `p50 ${ms(p50)}, slowest of ${ROUNDS} ${ms(worst)}`,
      good: p50 <= MOST_MS,
      numbers: { times },
    }
  } finally {
    await server.stop()
  }
}
