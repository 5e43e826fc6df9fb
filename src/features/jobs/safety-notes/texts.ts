import type { NoteKind } from './rules.ts'

/** What a note says, and what to do. */
export const NOTE_TEXTS: Record<NoteKind, { title: string; advice: string }> = {
  fee: {
    title: 'Asks you to pay a fee',
    advice: 'A real employer pays you, never the other way round. Do not pay for training, registration or a slot.',
  },
  deposit: {
    title: 'Asks for a deposit or for money for equipment',
    advice: 'Do not send money for a laptop, software or a bond. Honest employers bring the tools or pay them back.',
  },
  account_rental: {
    title: 'Wants to use an account in your name',
    advice:
      'Never rent out or lend your freelancer, bank or PayPal account. What others do with it is your responsibility, and you lose the account.',
  },
  money_forwarding: {
    title: 'Wants money to pass through your account',
    advice:
      'Receiving and forwarding money for strangers is how stolen money is moved. It can make you liable. Do not do it.',
  },
  chat_app: {
    title: 'Moves you to a chat app',
    advice:
      'Keep talking on the board until you know who it is. Ask for a company e-mail address and a video call before you share anything.',
  },
  id_before_interview: {
    title: 'Wants your ID before an interview',
    advice:
      'Send no photo of an ID or passport before you were interviewed and have a contract. It is enough to open loans in your name.',
  },
  too_good_pay: {
    title: 'Pay that is too good for the work',
    advice:
      'Nobody pays this for work without experience. Look the company up, and stop as soon as money or an ID is asked for.',
  },
}
