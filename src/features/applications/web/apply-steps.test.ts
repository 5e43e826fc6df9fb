import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterClick, isWork, nextStep, pointsProblem, type ClickFacts, type SubmitFacts } from './apply-steps.ts'

const click: ClickFacts = { signedIn: true, expired: false, accountType: 'jobseeker', onboarded: true }

describe('a click on Apply Now (spec 2 §4)', () => {
  it.each<[string, Partial<ClickFacts>, string]>([
    ['everything in place', {}, 'apply'],
    ['signed out', { signedIn: false }, 'login'],
    ['signed out comes before expired and onboarding', { signedIn: false, expired: true, onboarded: false }, 'login'],
    ['expired', { expired: true }, 'expired'],
    ['expired comes before onboarding', { expired: true, onboarded: false }, 'expired'],
    ['a jobseeker without a complete profile', { onboarded: false }, 'onboarding'],
    ['only jobseekers are asked for a profile', { onboarded: false, accountType: 'admin' }, 'apply'],
    [
      'what is not known here is for the server to refuse',
      { expired: null, onboarded: null, accountType: null },
      'apply',
    ],
  ])('%s', (_case, facts, opens) => {
    expect(afterClick({ ...click, ...facts })).toBe(opens)
  })
})

const ready: SubmitFacts = {
  content: 'Hello',
  signedIn: true,
  board: 'connected',
  resume: 'kept',
  pointsProblem: false,
  letterKept: true,
}
const nothingReady: SubmitFacts = {
  content: ' \n ',
  signedIn: false,
  board: 'unread',
  resume: 'no-file',
  pointsProblem: true,
  letterKept: false,
}

describe('submitting (spec 2 §4)', () => {
  it('meets every check in the promised order when all of them fail', () => {
    const mended: Partial<SubmitFacts>[] = [
      {},
      { content: 'Hello' },
      { signedIn: true },
      { board: 'missing' },
      { board: 'connected' },
      { resume: 'file' },
      { pointsProblem: false },
      { resume: 'kept' },
      { letterKept: true },
    ]
    const facts = { ...nothingReady }
    const steps = mended.map((patch) => nextStep(Object.assign(facts, patch)))
    expect(steps).toEqual([
      'letter-required',
      'login',
      'ask-board',
      'integration',
      'resume-required',
      'points',
      'upload',
      'letter',
      'send',
    ])
  })

  it.each<[string, Partial<SubmitFacts>, string]>([
    ['a refused board password counts as missing', { board: 'refused' }, 'integration'],
    ['a kept resume is not uploaded', { letterKept: false }, 'letter'],
    ['a letter that is kept is not made again', {}, 'send'],
  ])('%s', (_case, facts, step) => {
    expect(nextStep({ ...ready, ...facts })).toBe(step)
  })

  it('always ends: each step done leads on to another one or to a stop', () => {
    const facts = fc.record<SubmitFacts>({
      content: fc.constantFrom('', ' ', 'Hello'),
      signedIn: fc.boolean(),
      board: fc.constantFrom('unread', 'connected', 'missing', 'refused'),
      resume: fc.constantFrom('kept', 'file', 'no-file'),
      pointsProblem: fc.boolean(),
      letterKept: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, fc.constantFrom('connected', 'missing', 'refused'), (given, board) => {
        const now = { ...given }
        for (let done = 0; done < 4; done += 1) {
          const step = nextStep(now)
          if (!isWork(step) || step === 'send') return true
          if (step === 'ask-board') now.board = board
          if (step === 'upload') now.resume = 'kept'
          if (step === 'letter') now.letterKept = true
        }
        return nextStep(now) === 'send'
      }),
    )
  })
})

describe('apply points (spec 2 §5)', () => {
  const bounds = { min: 1, max: 60 }
  it.each<[string, number | null, string]>([
    ['1', null, ''],
    ['60', 60, ''],
    [' 5 ', 10, ''],
    ['0', 10, 'Apply points must be a whole number from 1 to 60.'],
    ['61', 100, 'Apply points must be a whole number from 1 to 60.'],
    ['', 10, 'Apply points must be a whole number from 1 to 60.'],
    ['1.5', 10, 'Apply points must be a whole number from 1 to 60.'],
    ['-1', 10, 'Apply points must be a whole number from 1 to 60.'],
    ['1e1', 10, 'Apply points must be a whole number from 1 to 60.'],
    ['5', 3, 'You have 3 apply points left, but this application uses 5.'],
    ['2', 1, 'You have 1 apply point left, but this application uses 2.'],
    ['1', 0, 'You have no apply points left today. OLJ gives 10 points on each day you log in.'],
  ])('%j with a balance of %s', (typed, balance, sentence) => {
    expect(pointsProblem(typed, balance, bounds)).toBe(sentence)
  })
})
