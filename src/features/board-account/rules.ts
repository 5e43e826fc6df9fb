/** The board's own bounds of an application's points (spec 2 §9). */
export const APPLY_POINTS_MIN = 1
export const APPLY_POINTS_MAX = 60

/** From this ID proof on the board trusts a person enough for automation (spec 3 §2). */
export const ID_PROOF_FOR_AUTOMATION = 40

export const WRONG_CREDENTIALS = 'Invalid OLJ credentials. Please check your email and password.'
export const BOARD_SLOW = 'OLJ is taking longer than usual to respond. Please wait or try again later.'
export const POINTS_UNREADABLE = 'Unable to fetch apply points.'
export const NOT_CONNECTED = 'Please connect your OLJ account in Settings to apply for jobs.'
export const CREDENTIALS_REFUSED =
  'OLJ no longer accepts the password you connected with. Please connect your OLJ account again in Settings.'

/** Whether to lead the person to the board's verification. An ID proof the board did not show proves nothing. */
export const needsVerification = (idProof: number | null): boolean =>
  idProof !== null && idProof < ID_PROOF_FOR_AUTOMATION
