import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import { ConnectorError } from '../../platform/errors.ts'

/** A mail as it goes out: plain text and HTML, one recipient, its own lasting `messageId` with angle brackets. */
export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  date: Date
  replyTo?: string | undefined
  /** Where one POST ends mails of this kind (RFC 8058). */
  unsubscribe?: string | undefined
}

export type Mailer = {
  /**
   * Hands one letter to the mail server. `onHandOver` is waited for when the server took sender and recipient and asks for
   * the letter itself: until then nothing of it has left.
   * @throws ConnectorError `refused` (the server will never take it), `down` or `slow` (try again later); with
   * `maybeSent` when the whole letter was handed over and no answer came.
   */
  send(letter: Letter, onHandOver?: () => Promise<void>): Promise<void>
}

const CONNECT_MS = 10_000
const ANSWER_MS = 20_000

/** Speaks SMTP to the one server of `url` (`smtp://` or `smtps://`); without a server every letter fails as `down`. */
export function createMailer(options: { url: string | undefined; from: string }): Mailer {
  const { url, from } = options
  if (url === undefined) {
    return { send: () => Promise.reject(new ConnectorError('down', 'No mail server is configured.')) }
  }
  const transport = createTransport({
    url,
    // Sign-in data never crosses a network in the clear.
    requireTLS: needsTls(url),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', readWhenAsked)
  const sender = addressOf(from)
  return {
    async send(letter, onHandOver = () => Promise.resolve()) {
      if (![letter.to, letter.replyTo ?? letter.to].every(isBareAddress)) {
        throw new ConnectorError('refused', 'That is not one bare address.', { reason: 'rejected' })
      }
      const handedOver = { whole: false }
      const raw = Readable.from(piecesOf(await compose(letter, from), onHandOver))
      raw.once('end', () => (handedOver.whole = true))
      try {
        await transport.sendMail({ envelope: { from: sender, to: [letter.to] }, raw })
      } catch (error) {
        throw asConnectorError(error, handedOver.whole)
      } finally {
        transport.close()
      }
    },
  }
}

/** By itself the library reads a letter while it is still saying from whom to whom. */
const readWhenAsked: Parameters<ReturnType<typeof createTransport>['use']>[1] = (mail, done) => {
  const { raw } = mail.data
  if (raw instanceof Readable) mail.message.createReadStream = () => raw
  done()
}

async function* piecesOf(bytes: Buffer, onHandOver: () => Promise<void>) {
  await onHandOver()
  yield bytes
}

const compose = (letter: Letter, from: string): Promise<Buffer> =>
  new MailComposer({
    from,
    to: { name: '', address: letter.to },
    ...(letter.replyTo === undefined ? {} : { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: letter.messageId,
    date: letter.date,
    // Machines that answer mail leave ours alone (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(letter.unsubscribe === undefined ? {} : oneClick(letter.unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()

/** As they are: an address that is folded or encoded is another one to some mailboxes. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The mail library reads lists and names out of an address; here it is exactly one. */
const isBareAddress = (text: string) => /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/.test(text)

/** The bare address in `Name <address>`. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

function needsTls(url: string): boolean {
  const { hostname, username } = new URL(url)
  return username !== '' && !/^(localhost|127\.|\[?::1)/.test(hostname)
}

/** Replies about our own sign-in (RFC 4954): the operator can mend that, so the letter waits. */
const NOT_SIGNED_IN = new Set([530, 534, 535, 538])

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string }

/** Why, as three numbers (RFC 3463): 5.1.1 is a mailbox that is not there, 5.7.1 mail that is not wanted. */
const reasonIn = (response: string | undefined): string => {
  const found = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  return found === undefined ? '' : ` ${found}`
}

function asConnectorError(error: unknown, whole: boolean): ConnectorError {
  const { code, responseCode, command, response } = error as SmtpError
  // The reply of a server may repeat the recipient; nobody's address belongs in a log.
  const what = `${code ?? 'error'}${responseCode === undefined ? '' : ` ${responseCode}${reasonIn(response)}`}`
  const aboutTheLetter = command === 'RCPT TO' || command === 'DATA'
  if (aboutTheLetter && responseCode !== undefined && responseCode >= 500 && !NOT_SIGNED_IN.has(responseCode)) {
    return new ConnectorError('refused', `The mail server refused the letter (${what}).`, { reason: 'rejected' })
  }
  const kind = code === 'ETIMEDOUT' ? 'slow' : 'down'
  if (whole && responseCode === undefined) {
    return new ConnectorError(kind, `The mail server did not answer (${what}).`, {
      maybeSent: true,
      reason: 'answer_lost',
    })
  }
  return new ConnectorError(kind, `The mail server did not take the letter (${what}).`)
}
