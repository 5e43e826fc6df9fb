import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import { failureOf, type Failure } from './failures.ts'

const details = { message: 'No', reason: 'Because', possible_causes: ['a'], suggestions: [] }
const refused = (status: number, body: Record<string, unknown>) => new ApiError(status, body)
const said = (sentence: string, more: Record<string, unknown> = {}) => ({ error: sentence, detail: sentence, ...more })

describe('failures of applying (spec 2 §8)', () => {
  it.each<[string, Error, Partial<Failure>]>([
    [
      '401',
      refused(401, said('Bad token', { code: 'bad_token' })),
      { kind: 'login', sentence: 'Authentication required. Please log in again.' },
    ],
    [
      '404',
      refused(404, said('gone', { code: 'posting_not_found' })),
      {
        kind: 'told',
        sentence: 'Resource not found. The job or cover letter might have been removed.',
        closesApply: true,
      },
    ],
    [
      '400 with details and the server’s own sentence',
      refused(400, said('This job is closed.', { code: 'posting_closed', details })),
      { kind: 'told', sentence: 'This job is closed.', details, closesApply: true },
    ],
    [
      '400 with details and no sentence',
      refused(400, { details }),
      { kind: 'told', sentence: 'Invalid request data. Please check your inputs.', details, closesApply: true },
    ],
    [
      '400 with fields',
      refused(400, { subject: ['Too long.'], apply_points: ['Enter a whole number.'] }),
      {
        kind: 'told',
        sentence: 'Validation error: subject: Too long., apply_points: Enter a whole number.',
        closesApply: false,
      },
    ],
    [
      '503 of the board: certain that nothing was sent, and the form stays',
      refused(503, said('OLJ cannot be reached.', { code: 'board_unavailable', details })),
      { kind: 'told', sentence: 'OLJ cannot be reached.', details, closesApply: false },
    ],
    [
      'no sentence at all',
      refused(418, {}),
      { kind: 'told', sentence: 'There was an error submitting your application.' },
    ],
    ['a failure without an explanation', refused(502, {}), { kind: 'lost' }],
    ['no answer', new NetworkError('cut'), { kind: 'lost' }],
    [
      'already on its way',
      refused(409, said('Wait.', { code: 'already_applying' })),
      { kind: 'lost', sentence: 'Wait.' },
    ],
    ['still unconfirmed', refused(409, said('Wait.', { code: 'unconfirmed' })), { kind: 'lost', sentence: 'Wait.' }],
    [
      'no board account',
      refused(400, said('Connect.', { code: 'integration_required' })),
      { kind: 'integration', refused: false },
    ],
    [
      'board password refused',
      refused(400, said('Again.', { code: 'board_credentials_refused' })),
      { kind: 'integration', refused: true },
    ],
    ['expired', refused(403, said('x', { code: 'subscription_expired' })), { kind: 'prompt', prompt: 'expired' }],
    ['profile', refused(403, said('x', { code: 'onboarding_required' })), { kind: 'prompt', prompt: 'onboarding' }],
    ['letter', refused(400, said('x', { code: 'cover_letter_required' })), { kind: 'letter-required' }],
  ])('%s', (_case, error, expected) => {
    expect(failureOf(error, 'send')).toMatchObject(expected)
  })

  it('a file that is not taken is a matter of its field; a letter that is not, one of the form', () => {
    const file = refused(400, { file: ['This file is protected with a password.'] })
    expect(failureOf(file, 'upload')).toEqual({ kind: 'file-refused' })
    expect(failureOf(refused(400, { content: ['Too long.'] }), 'letter').kind).toBe('told')
  })

  it.each(['ask-board', 'upload', 'letter'] as const)(
    'no answer while %s: nothing was sent, so it may be tried again',
    (step) => {
      expect(failureOf(new NetworkError('cut'), step)).toMatchObject({
        kind: 'told',
        details: null,
        closesApply: false,
      })
      expect(failureOf(refused(502, {}), step).kind).toBe('told')
    },
  )
})
