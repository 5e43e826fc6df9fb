import { expect, test } from 'vitest'
import { gathered } from './facts.ts'
import { NO_INSTRUCTIONS } from '../asked/instructions.ts'
import { applying, naming, wishing } from './openings.ts'
import type { Writer } from '../../writer.ts'

const writer = { first_name: 'Luz', last_name: 'Reyes', projects: [] } as unknown as Writer
const jobOf = (title: string): string =>
  gathered(writer, { title, description: '', employer: 'Palm', tags: [] }, NO_INSTRUCTIONS).to.job

test.each([
  ['Fix my woocommerce checkout and then some', 'project'],
  ['Build us a landing page', 'project'],
  ['Finish Wordpress site', 'project'],
  ['Build Engineer', 'Build Engineer'],
  ['QBO clean up then ongoing', 'QBO clean up'],
  ['Video Editor', 'video editor'],
  ['Design Manager', 'design manager'],
])('a letter to "%s" is about the %s', (title, job) => {
  expect(jobOf(title)).toBe(job)
})

test('one piece of work is nobody’s position', () => {
  const seeds = Array.from({ length: 30 }, (_, n) => `${n}`)
  const said = seeds.flatMap((seed) => {
    const to = { job: 'project', business: '', employer: '', seed }
    return [applying(to), wishing(to, seed, false), wishing(to, seed, true)]
  })
  expect(said.filter((text) => /position|on your project|as your/.test(text))).toEqual([])
})

test('nobody is looking for help with helping', () => {
  const seeds = Array.from({ length: 30 }, (_, n) => `${n}`)
  const told = { deed: 'answered 40 guests', work: { as: 'clerk', at: 'Palm' } }
  const said = (doing: string): string[] =>
    seeds.map((seed) => naming({ job: 'clerk', business: '', employer: '', seed }, told, doing))
  expect(said('helping guests').filter((text) => text.includes('help with'))).toEqual([])
  expect(said('answering guests').filter((text) => text.includes('help with answering'))).not.toEqual([])
})
