import type { NoteKind } from './kinds/rules.ts'

/** What a note says, and what to do. */
export const NOTE_TEXTS: Record<NoteKind, { title: string; advice: string }> = {
  fee: {
    title: 'Asks you to pay a fee',
    advice: 'A real employer pays you, never the other way round. Do not pay for training, registration or a slot.',
  },
  deposit: {
    title: 'Asks for a deposit, a top-up or money for equipment',
    advice:
      'Pay nothing in to unlock tasks, an account or your own pay, and send no money for a laptop, software or a bond. Honest employers bring the tools or pay them back.',
  },
  paid_tasks: {
    title: 'Tasks that are paid once you pay in',
    advice:
      'The first small sums are bait. Whoever asks you to top up, recharge or cash in before you can withdraw keeps it all. Stop, and pay nothing.',
  },
  checks: {
    title: 'Wants you to cash a check or buy gift cards',
    advice:
      'The check bounces days later and the bank takes its money back from you; codes of gift cards cannot be called back. No employer pays or buys this way.',
  },
  reshipping: {
    title: 'Wants you to receive and send on parcels at home',
    advice:
      'The goods are usually bought with stolen cards, and your address and name are on them. Do not take them in.',
  },
  recruiting: {
    title: 'Pays for bringing in other people',
    advice:
      'Income that comes from new members and their packages, not from work, ends when nobody joins. Ask what is sold, and to whom.',
  },
  unpaid_work: {
    title: 'Asks for real work without pay',
    advice:
      'A short test is usual; days of work, or pieces that are published, are work and are paid. Offer a small sample of your own instead.',
  },
  crypto: {
    title: 'Wants you to send or buy cryptocurrency',
    advice: 'What is sent cannot be called back. No employer needs your deposit in USDT or Bitcoin to pay you.',
  },
  unlawful_departure: {
    title: 'Sends you abroad without the papers for work',
    advice:
      'Who leaves as a tourist to work can be stopped at the airport and has no protection abroad. Lawful offers go through a licensed agency and the DMW, with a verified contract before you fly. Check the agency at dmw.gov.ph.',
  },
  identity_data: {
    title: 'Wants numbers that open accounts in your name',
    advice:
      'SSS, TIN, ID numbers and your date of birth belong into a contract, after an interview, not into a first message.',
  },
  adult: {
    title: 'May be adult or intimate work',
    advice:
      'Ask plainly what is shown, said and kept before you answer. Send no pictures, and leave when it is not what you look for.',
  },
  account_rental: {
    title: 'Wants to use an account in your name',
    advice:
      'Never rent out or lend your freelancer, bank or PayPal account. What others do with it is your responsibility, and you lose the account.',
  },
  passwords: {
    title: 'Asks for a code, PIN, password or bank data',
    advice:
      'Never give an OTP, PIN, MPIN or password to anybody, and type none into a page you were sent: with it your wallet, bank or account is emptied or taken over. No employer and no bank asks for it. To be paid it takes an account number at most, once you are hired.',
  },
  money_forwarding: {
    title: 'Wants money to pass through your account',
    advice:
      'Receiving and forwarding money for strangers is how stolen money is moved. It can make you liable. Do not do it.',
  },
  unasked_offer: {
    title: 'An offer nobody asked for',
    advice:
      'Such messages go to whole lists of numbers, and the work ends in paying in. You passed no interview you never had: do not answer, and open no link.',
  },
  unsafe_code: {
    title: 'Wants you to run a program as a test',
    advice:
      'Such projects have carried programs that take passwords and wallets while you look at the task. Read the code first, run it on no computer you use yourself, and ask for a video interview before.',
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
  alike: {
    title: 'Worded like known scams',
    advice:
      'It may be honest: only its words are alike. Look the company up and call the number on its own page before you pay, send an ID, lend an account or take in money or parcels.',
  },
}
