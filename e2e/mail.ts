import { expect } from '@playwright/test'
import type { World } from './world.ts'

/** A mail as the catcher kept it. */
export type CaughtMail = { id: number; subject: string; text: string; html: string }

const LONGEST_WAIT_MS = 25_000

/** The newest mail to an address that came after the given one; waits until it is there. */
export async function mailTo(world: World, address: string, after = 0): Promise<CaughtMail> {
  const query = new URLSearchParams({ to: address, after: String(after), wait_ms: String(LONGEST_WAIT_MS) }).toString()
  const listed = (await (await fetch(`${world.mail}/api/messages?${query}`)).json()) as { messages: { id: number }[] }
  const [newest] = listed.messages
  if (!newest) throw new Error(`No mail came to ${address}`)
  return (await (await fetch(`${world.mail}/api/messages/${newest.id}`)).json()) as CaughtMail
}

/** The code in a mail: six digits on a line of their own. */
export function codeIn({ text }: Pick<CaughtMail, 'text'>): string {
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1]
  expect(code, `a code in: ${text}`).toBeDefined()
  return code ?? ''
}

/** The code of the newest mail to an address. */
export const codeMailedTo = async (world: World, address: string, after = 0): Promise<string> =>
  codeIn(await mailTo(world, address, after))
