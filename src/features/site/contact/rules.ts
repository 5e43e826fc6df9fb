export const MAX_SUBJECT = 200
export const MAX_MESSAGE = 5000

/** Days a message to the team is kept; the privacy page names the same figure. */
export const KEEP_MESSAGES_DAYS = 365

/** Where people reach the team (spec 3 §2 "Contact"). The product's own; whoever runs another Hanap changes them here. */
export const CONTACT_DETAILS = {
  email: 'hello@hanap.test',
  phone: '+63 2 8555 0142',
  address: ['Hanap', '4th Floor, 18 Kalayaan Avenue', 'Diliman, Quezon City 1101', 'Philippines'],
} as const

/** A text of several lines may break and be indented; every other control character is never meant. */
export const isPlainText = (text: string): boolean => !/[^\P{Cc}\n\r\t]/u.test(text)

/** One line without any control character. */
export const isPlainLine = (text: string): boolean => !/\p{Cc}/u.test(text)
