/**
 * What is known of what the board gives for each proof: that it raises the score, and nothing of by how much. Nobody has
 * published the figures, and the board changes them.
 */
export const PROOFS = [
  ['Government ID and a selfie with it', 'Raises it.'],
  ['Proof of address, such as a bill or a barangay certificate', 'Raises it.'],
  ['Mobile number, confirmed by text message', 'Raises it.'],
  ['A profile that is filled in', 'Raises it.'],
] as const
