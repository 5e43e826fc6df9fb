import { createHash } from 'node:crypto'
import { BadInput, optionalText, requiredText } from '../http/bad-input.ts'
import type { ControlRoute } from '../http/control-route.ts'
import type { Board } from './board.ts'
import { emailKey } from './members.ts'

type Body = Record<string, unknown>
const steps = ['documents', 'details', 'code', 'review', 'verified'] as const

function shown(board: Board, email: string): Record<string, unknown> {
  const { step, documents, details, code } = board.verifications.of(email)
  const images = [...documents].map(([field, { name, type, bytes }]) => {
    return { field, name, type, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  })
  return { email, step, images, details, code }
}

function change(board: Board, body: Body): Record<string, unknown> {
  const email = requiredText(body, 'email')
  if (!board.members.accounts.has(emailKey(email))) throw new BadInput(`There is no account ${email}.`)
  const verification = board.verifications.of(email)
  const step = steps.find((each) => each === body['step'])
  if (body['step'] !== undefined && !step) throw new BadInput(`step must be one of: ${steps.join(', ')}.`)
  const sentence = optionalText(body, 'refuse')
  const at = body['at'] === 'details' ? 'details' : 'documents'
  if (step) verification.step = step
  if (sentence !== undefined) verification.refuse = { at, sentence }
  if (typeof body['asks_code'] === 'boolean') verification.asksCode = body['asks_code']
  return shown(board, email)
}

/** Control calls about proving an identity. */
export const verificationRoutes = (board: Board): ControlRoute[] => [
  {
    method: 'GET',
    path: '/verifications',
    summary: 'What a member proved so far: ?email=. Images are told by type, size and hash.',
    run: (_body, request) => shown(board, request.query.get('email') ?? ''),
  },
  {
    method: 'POST',
    path: '/verifications',
    summary: 'Moves a member to a step, refuses the next documents or details (refuse, at), or asks for no code.',
    example: { email: 'jun@board.test', refuse: 'The photo is not readable.', at: 'documents' },
    run: (body) => change(board, body),
  },
  {
    method: 'GET',
    path: '/texts',
    summary: 'Text messages that were sent, newest first: ?email=.',
    run: (_body, request) => {
      const email = request.query.get('email')
      const texts = board.verifications.texts.filter(
        (text) => email === null || emailKey(text.email) === emailKey(email),
      )
      return { count: texts.length, texts: texts.toReversed() }
    },
  },
]
