import type { BoardUse } from '../contract.ts'

const DONE: Record<string, string> = {
  connect: 'Connected your account',
  points: 'Read your apply points and ID Proof',
  apply: 'Sent an application',
  check: 'Looked whether an application arrived',
  verify: 'Worked on your verification',
  read: 'Read what you sent on OLJ',
}
const SIGNED_IN: Record<string, string> = {
  connect: 'Signed in with your password to connect your account',
  points: 'Signed in with your password to read your apply points',
  apply: 'Signed in with your password to send an application',
  check: 'Signed in with your password to look for an application',
  verify: 'Signed in with your password for your verification',
  read: 'Signed in with your password to read what you sent',
}
const ENDS: Record<string, string> = {
  wrong_credentials: 'OLJ refused the password',
  board_credentials_refused: 'OLJ refused the password',
  blocked: 'OLJ asked for a human',
  rate_limited: 'OLJ asked us to come back later',
  session_expired: 'OLJ had ended the session',
  slow: 'OLJ did not answer in time',
  down: 'OLJ could not be reached',
  changed: 'we did not understand OLJ’s page',
  answer_lost: 'OLJ’s answer was lost',
  already_applied: 'you had applied already',
  not_enough_points: 'not enough apply points',
  id_proof_too_low: 'the ID Proof was too low',
  posting_closed: 'the job was closed',
  rejected: 'OLJ refused it',
  other_board_account: 'it went out from another OLJ account',
}

/** What was done with the account, and how it ended where it did not go well. */
export function sentenceOf({ purpose, used_password: signedIn, outcome }: BoardUse): string {
  const what =
    (signedIn ? SIGNED_IN : DONE)[purpose] ?? (signedIn ? 'Signed in with your password' : 'Used your account')
  return outcome === 'ok' ? what : `${what}: ${ENDS[outcome] ?? 'it did not work'}`
}
