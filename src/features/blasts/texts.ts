/** Sentences the browser and the server share. */
export const BLAST_SENTENCES = {
  noUsers: 'Please select at least one user.',
  nobodyWilling: 'None of these people wants messages that are not about the service.',
  noMessage: 'Please enter a message.',
  tooLong: 'Ensure this field has no more than 10000 characters.',
} as const

export const blastSent = (people: number): string => `Message blast sent successfully to ${people} users!`
