import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Application } from '../contract.ts'
import type { ApplyErrorDetails } from '../schemas.ts'
import { FLOW_START, flowAfter, type FlowEvent, type FlowState, isBusy } from './apply-flow.ts'

const details: ApplyErrorDetails = { message: 'No', reason: 'Because', possible_causes: ['a'], suggestions: ['b'] }
const application = { id: 7, job: 3, delivery: 'confirmed' } as Application
const writing: FlowState = { ...FLOW_START, window: 'apply' }
const after = (state: FlowState, ...events: FlowEvent[]) => events.reduce(flowAfter, state)
const told = (closesApply: boolean, withDetails = true): FlowEvent => ({
  type: 'failed',
  failure: { kind: 'told', sentence: 'No', details: withDetails ? details : null, closesApply },
})

describe('the apply flow', () => {
  it('opens what the click found and forgets an earlier round', () => {
    const before = after(writing, { type: 'began', step: 'send' }, told(false))
    expect(after(before, { type: 'clicked', opens: 'apply' })).toEqual(writing)
  })

  it.each<[string, FlowEvent, Partial<FlowState>]>([
    [
      'an empty letter opens its modal over the form',
      { type: 'stopped', at: 'letter-required', boardRefused: false },
      { window: 'apply', phase: 'writing', above: { kind: 'letter-required' } },
    ],
    [
      'signed out leaves for the login',
      { type: 'stopped', at: 'login', boardRefused: false },
      { leaving: 'login', phase: 'writing' },
    ],
    [
      'a missing board account opens its modal',
      { type: 'stopped', at: 'integration', boardRefused: false },
      { above: { kind: 'integration', refused: false }, phase: 'writing' },
    ],
    [
      'a missing file points at the resume',
      { type: 'stopped', at: 'resume-required', boardRefused: false },
      { wrong: 'resume' },
    ],
    ['bad points point at their field', { type: 'stopped', at: 'points', boardRefused: false }, { wrong: 'points' }],
    [
      'details open the report over the form',
      told(true),
      { window: 'apply', above: { kind: 'report', details }, notice: 'No' },
    ],
    ['a failure without details stays in the form', told(false, false), { window: 'apply', above: null, notice: 'No' }],
    [
      'an expired plan found by the server takes the form away',
      { type: 'failed', failure: { kind: 'prompt', prompt: 'expired' } },
      { window: 'expired', phase: 'writing' },
    ],
    [
      'a lost answer begins to look instead of sending again',
      { type: 'failed', failure: { kind: 'lost', sentence: 'Checking' } },
      { phase: 'checking', notice: 'Checking', window: 'apply' },
    ],
    [
      'delivered closes the form and shows the outcome',
      { type: 'delivered', application, message: 'Sent' },
      { window: 'closed', above: { kind: 'outcome', application, message: 'Sent' }, phase: 'writing' },
    ],
    [
      'what the server still sends is looked at instead of called settled',
      { type: 'delivered', application: { ...application, delivery: 'sending' }, message: 'Being checked' },
      { phase: 'checking', notice: 'Being checked', window: 'apply' },
    ],
    ['a stopped upload gives the form back', { type: 'cancelled' }, { window: 'apply', phase: 'writing' }],
  ])('%s', (_case, event, expected) => {
    expect(after(writing, { type: 'began', step: 'send' }, event)).toMatchObject(expected)
  })

  it('keeps the report when the form goes by itself after a second', () => {
    const state = after(writing, { type: 'began', step: 'send' }, told(true), { type: 'closed' })
    expect(state).toMatchObject({ window: 'closed', above: { kind: 'report' } })
    expect(after(state, { type: 'above-closed' })).toMatchObject({ window: 'closed', above: null })
  })

  it('cannot be closed while something is being sent, but while it is being checked', () => {
    const sending = after(writing, { type: 'began', step: 'send' })
    expect(after(sending, { type: 'closed' })).toBe(sending)
    const checking = after(sending, { type: 'failed', failure: { kind: 'lost', sentence: '' } })
    expect(after(checking, { type: 'closed' }).window).toBe('closed')
  })

  it('gives the form back when the check found that nothing arrived', () => {
    const checking = after(writing, { type: 'failed', failure: { kind: 'lost', sentence: 'Checking' } })
    expect(after(checking, { type: 'not-arrived', sentence: 'Again' })).toMatchObject({
      phase: 'writing',
      notice: 'Again',
    })
    expect(after(writing, { type: 'not-arrived', sentence: 'Late' })).toBe(writing)
  })

  it('is busy in every phase but writing', () => {
    const steps = ['ask-board', 'upload', 'letter', 'send'] as const
    for (const step of steps) expect(isBusy(after(writing, { type: 'began', step }))).toBe(true)
    expect(isBusy(writing)).toBe(false)
  })

  it('never shows the form and a prompt at once, nor loses the person in a closed busy window', () => {
    const events = fc.array(
      fc.constantFrom<FlowEvent>(
        { type: 'clicked', opens: 'apply' },
        { type: 'began', step: 'send' },
        { type: 'stopped', at: 'login', boardRefused: false },
        told(true),
        told(false, false),
        { type: 'cancelled' },
        { type: 'above-closed' },
        { type: 'delivered', application, message: '' },
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(events, (given) => {
        const state = after(writing, ...given, { type: 'delivered', application, message: 'Sent' })
        return state.window === 'closed' && state.above?.kind === 'outcome' && !isBusy(state)
      }),
    )
  })
})
