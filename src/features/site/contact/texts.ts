/** Toasts of the contact form, to the letter (spec 3 §8). */
export const CONTACT_TOASTS = {
  sentTitle: 'Message Sent',
  sent: "Thank you for your message. We'll get back to you soon!",
  failedTitle: 'Error',
  failed: 'Failed to send message. Please try again later.',
} as const
