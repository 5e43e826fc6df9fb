import type { Application } from '../contract.ts'
import type { ApplyErrorDetails } from '../schemas.ts'
import type { Failure } from './failures.ts'
import type { Prompt, StopStep, WorkStep } from './apply-steps.ts'

/** How far the sending has come. Nothing may be closed or sent a second time unless it is `writing` or `checking`. */
export type Phase = 'writing' | 'ask-board' | 'upload' | 'letter' | 'send' | 'checking'

/** What lies over the apply modal, or stands alone after it was closed. */
export type Above =
  | { kind: 'letter-required' }
  | { kind: 'integration'; refused: boolean }
  | { kind: 'report'; details: ApplyErrorDetails }
  | { kind: 'outcome'; application: Application; message: string }

export type FlowState = {
  window: Prompt | 'apply' | 'closed'
  above: Above | null
  phase: Phase
  /** A sentence inside the apply modal about the last try; empty when there is none. */
  notice: string
  /** Which field the last try stopped at. */
  wrong: 'resume' | 'points' | null
  /** Where the person has to go now. */
  leaving: 'login' | null
}

export type FlowEvent =
  | { type: 'clicked'; opens: Prompt | 'apply' }
  | { type: 'stopped'; at: StopStep; boardRefused: boolean }
  | { type: 'began'; step: WorkStep }
  | { type: 'failed'; failure: Failure }
  | { type: 'delivered'; application: Application; message: string }
  | { type: 'not-arrived'; sentence: string }
  | { type: 'cancelled' }
  | { type: 'above-closed' }
  | { type: 'closed' }

export const FLOW_START: FlowState = {
  window: 'closed',
  above: null,
  phase: 'writing',
  notice: '',
  wrong: null,
  leaving: null,
}

/** Whether something is under way that a second click must not start again. */
export const isBusy = (state: FlowState): boolean => state.phase !== 'writing'

/** Where the apply flow stands after an event (spec 2 §4, §8 "Apply"). Pure: what is called meanwhile is the owner's. */
export function flowAfter(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case 'clicked':
      return { ...FLOW_START, window: event.opens }
    case 'began':
      return { ...state, phase: event.step, above: null, notice: '', wrong: null }
    case 'stopped':
      return stopped({ ...state, phase: 'writing', wrong: null, notice: '' }, event)
    case 'failed':
      return failed({ ...state, phase: 'writing', wrong: null }, event.failure)
    case 'delivered':
      // Answered before the board did: from here on it is looked at.
      if (event.application.delivery === 'sending') return failed(state, { kind: 'lost', sentence: event.message })
      return {
        ...FLOW_START,
        above: { kind: 'outcome', application: event.application, message: event.message },
      }
    case 'not-arrived':
      return state.phase === 'checking' ? { ...state, phase: 'writing', notice: event.sentence } : state
    case 'cancelled':
      return { ...state, phase: 'writing' }
    case 'above-closed':
      return { ...state, above: null }
    case 'closed':
      return isBusy(state) && state.phase !== 'checking' ? state : { ...state, window: 'closed', notice: '' }
    default:
      return event satisfies never
  }
}

function stopped(state: FlowState, event: Extract<FlowEvent, { type: 'stopped' }>): FlowState {
  switch (event.at) {
    case 'letter-required':
      return { ...state, above: { kind: 'letter-required' } }
    case 'integration':
      return { ...state, above: { kind: 'integration', refused: event.boardRefused } }
    case 'login':
      return { ...state, leaving: 'login' }
    case 'resume-required':
      return { ...state, wrong: 'resume' }
    case 'points':
      return { ...state, wrong: 'points' }
    default:
      return event.at satisfies never
  }
}

function failed(state: FlowState, failure: Failure): FlowState {
  switch (failure.kind) {
    case 'lost':
      return { ...state, phase: 'checking', notice: failure.sentence }
    case 'login':
      return { ...state, leaving: 'login', notice: failure.sentence }
    case 'prompt':
      return { ...FLOW_START, window: failure.prompt }
    case 'letter-required':
      return { ...state, above: { kind: 'letter-required' } }
    case 'file-refused':
      return { ...state, wrong: 'resume', notice: '' }
    case 'integration':
      return { ...state, above: { kind: 'integration', refused: failure.refused }, notice: '' }
    case 'told':
      return {
        ...state,
        notice: failure.sentence,
        above: failure.details ? { kind: 'report', details: failure.details } : state.above,
      }
    default:
      return failure satisfies never
  }
}
