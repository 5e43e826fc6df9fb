import { expect, test } from 'vitest'
import { mailKind, sourceState, withoutAddresses } from './rules.ts'

const now = new Date('2026-11-24T02:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const run = (more: object = {}) => ({ kind: 'scheduled', state: 'done', fetched: 40, started_at: ago(1), ...more })
const on = { enabled: true, stopped: false, last_run_at: ago(1) }

test.each([
  ['well', on, [run()]],
  ['well', on, [run({ state: 'running', fetched: 0 }), run()]],
  ['well', on, [run({ kind: 'recheck', fetched: 0 }), run()]],
  ['empty', on, [run({ fetched: 0 }), run()]],
  ['failing', on, [run({ state: 'failed' }), run()]],
  ['failing', on, [run({ state: 'stopped' })]],
  ['stale', { ...on, last_run_at: ago(3) }, [run({ started_at: ago(3) })]],
  ['never', { ...on, last_run_at: null }, []],
  ['off', { ...on, enabled: false }, [run()]],
  ['stopped', { ...on, stopped: true }, [run()]],
] as const)('%s', (state, source, runs) => {
  expect(sourceState(source, runs, now)).toBe(state)
})

test('addresses are shortened wherever they stand', () => {
  expect(withoutAddresses('luz.reyes+x@home.test')).toBe('l…@home.test')
  expect(withoutAddresses('550 5.1.1 <Luz@Home.test>: no such user (luz@home.test)')).toBe(
    '550 5.1.1 <L…@Home.test>: no such user (l…@home.test)',
  )
  expect(withoutAddresses('No answer (ETIMEDOUT).')).toBe('No answer (ETIMEDOUT).')
})

test('what a mail is about stands before the first colon of its key', () => {
  expect([mailKind('data-export:17'), mailKind('code:reset:ab:9')]).toEqual(['data-export', 'code'])
})
