import { safetyNotes } from '#features/jobs/safety-notes/rules.ts'
import { NOTE_TEXTS } from '#features/jobs/safety-notes/texts.ts'
import type { Message, Thread } from '../contract.ts'
import { TEAM_NAME } from '../rules.ts'
import type { MessageRow } from './message-queries.ts'
import type { Reader, Side, ThreadRow } from './queries.ts'

/** Whose eyes a message is told to: the side, who of it, and how far that side has read. */
export type Eyes = { side: Side; reader: Reader; readId: number }

type AnyMessage = Omit<MessageRow, 'sent_at' | 'edited_at'> & {
  sent_at: Date | string
  edited_at: Date | string | null
}

/** One of the team may be the person of a conversation too. */
const sideOf = (thread: Pick<ThreadRow, 'jobseeker_id'>, reader: Reader): Side =>
  thread.jobseeker_id === reader.id ? 'jobseeker' : 'admin'

export function eyesOf(thread: ThreadRow, reader: Reader): Eyes {
  const side = sideOf(thread, reader)
  return { side, reader, readId: side === 'admin' ? thread.admin_read_id : thread.jobseeker_read_id }
}

export function asThread(row: ThreadRow, reader: Reader): Thread {
  const { jobseeker_id: jobseeker, admin_id: admin, last_message: last, ...rest } = row
  const eyes = eyesOf(row, reader)
  return {
    ...rest,
    jobseeker,
    admin,
    admin_name: admin === null ? null : eyes.side === 'jobseeker' ? TEAM_NAME : row.admin_name,
    last_message: last === null ? null : plainMessage(last, eyes),
  }
}

const iso = (at: Date | string): string => new Date(at).toISOString()

/** A job seeker reads the team as one; a name that is gone is the team's as well. */
const namedFor = (side: Side, fromAdmin: boolean, name: string): string =>
  fromAdmin && side === 'jobseeker' ? TEAM_NAME : name || TEAM_NAME

/** A message as it stands in its conversation, with what in the other side's words should make careful. */
export const asMessage = (row: AnyMessage, eyes: Eyes): Message => ({
  ...plainMessage(row, eyes),
  ...(row.from_admin === (eyes.side === 'admin') ? {} : notesOn(row.body)),
})

function plainMessage(row: AnyMessage, { side, reader, readId }: Eyes): Message {
  const from: Side = row.from_admin ? 'admin' : 'jobseeker'
  return {
    id: row.id,
    body: row.body,
    sender: row.sender_id,
    sender_name: namedFor(side, row.from_admin, row.sender_name),
    sender_account_type: from,
    sent_at: iso(row.sent_at),
    edited_at: row.edited_at === null ? null : iso(row.edited_at),
    is_read: from === side || row.id <= readId,
    reply_to: row.reply_to,
    ...(row.reply_to === null ? {} : { quote: quoteOf(row, side) }),
    ...(row.client_id && row.sender_id === reader.id ? { client_id: row.client_id } : {}),
  }
}

function quoteOf(row: AnyMessage, side: Side): NonNullable<Message['quote']> | null {
  const { quote_body: body, quote_from_admin: fromAdmin, quote_name: name } = row
  return body && fromAdmin !== null && fromAdmin !== undefined
    ? { body, sender_name: namedFor(side, fromAdmin, name ?? '') }
    : null
}

/** What a person should think about before they answer; most messages have nothing of it. */
function notesOn(body: string): Pick<Message, 'notes'> {
  const notes = safetyNotes({ title: '', description: body, salary: null })
  return notes.length === 0 ? {} : { notes: notes.map(({ kind, quote }) => ({ kind, quote, ...NOTE_TEXTS[kind] })) }
}
