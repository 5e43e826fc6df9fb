import { sendMailTask, sendManyTask } from '#features/mail/server/service.ts'
import type { House } from './house.ts'

/** A mail as the catcher kept it. */
export type Caught = {
  id: number
  envelope_from: string
  to: string[]
  subject: string
  text: string
  html: string
  message_id: string
}

/** What arrives over SMTP at the mail catcher of a house with stand-ins, and the hand on the catcher. */
export function mailbox(h: House) {
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${h.sandbox.mail.url}${path}`, init)
    if (!answer.ok) throw new Error(`The mail catcher answered ${answer.status} to ${path}`)
    return answer
  }
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  /** Newest last; nothing is sent for this. */
  const caught = async (address: string): Promise<Caught[]> => {
    const { messages } = (await (await ask(`/api/messages?to=${encodeURIComponent(address)}`)).json()) as {
      messages: { id: number }[]
    }
    const whole = await Promise.all(messages.map(async ({ id }) => (await ask(`/api/messages/${id}`)).json()))
    return (whole as Caught[]).toSorted((one, other) => one.id - other.id)
  }
  const done = new Set<number>()
  /** Runs the waiting tasks for mail, as a worker would. */
  const deliver = async () => {
    const waiting = (await h.queued(sendMailTask)) as { mail_id: number }[]
    for (const task of waiting.filter(({ mail_id: id }) => !done.has(id))) {
      await h.run(sendMailTask, task)
      done.add(task.mail_id)
    }
    // Those that are settled are left alone.
    for (const task of await h.queued(sendManyTask)) await h.run(sendManyTask, task as { mail_ids: number[] })
  }
  return {
    caught,
    deliver,
    async lettersTo(address: string): Promise<Caught[]> {
      await deliver()
      return caught(address)
    },
    /** The code of the newest mail to this address. */
    async codeFor(address: string): Promise<string> {
      await deliver()
      const code = /^\s+(\d{6})$/m.exec((await caught(address)).at(-1)?.text ?? '')?.[1]
      if (code === undefined) throw new Error(`No code came to ${address}`)
      return code
    },
    source: async (id: number) => (await ask(`/api/messages/${id}/source`)).text(),
    /** How the catcher treats senders from now on. */
    async behave(mode: 'works' | 'down' | 'defer' | 'drop' | 'lost-answer' | 'refuse') {
      if (mode === 'works') await ask('/__control/smtp', { method: 'DELETE' })
      else await post('/__control/smtp', { mode })
    },
  }
}
