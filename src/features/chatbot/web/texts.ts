/** Sentences of spec 1 §2 and §4, to the letter with the product's name. */
export const CHAT_SENTENCES = {
  title: 'Hanap Assistant',
  loginTitle: 'Authentication Required',
  login: 'Please log in to access the Hanap assistant.',
  loginLink: 'Log In Now',
  limitReached: "You've reached the question limit. The chat will reset automatically to start a new conversation.",
  wasReset: 'Chat has been reset. What else would you like to know about Hanap?',
  welcome:
    'Hello. I answer questions about Hanap: applying, resumes, plans, automation and your account. Choose one below or type your own, in English or Taglish.',
} as const

/** The twelve canned questions. */
export const SUGGESTIONS = [
  'How do I apply for a job?',
  'What resume formats are accepted?',
  'What are the plans and prices?',
  'How many jobs can I save?',
  'How do I connect my board account?',
  'What is Automation Apply?',
  'How does the free trial work?',
  'What are apply points?',
  'What is ID proof?',
  'What are advanced filters?',
  'How do I turn on notifications?',
  'How is my data protected?',
] as const

/** Places the answers name, as they are written there, and where they are. */
export const PLACES: Record<string, string> = {
  'Settings > Integrations': '/settings?section=integrations',
  'Settings > Automation': '/settings?section=automation',
  'Settings > Notifications': '/settings?section=notifications',
  'Settings > Privacy': '/settings?section=privacy',
  'Settings > Password': '/settings?section=password',
  'Settings > Personal': '/settings?section=personal',
  'Plans page': '/subscription/plans',
  'Jobs page': '/jobs',
  'Saved Jobs page': '/saved-jobs',
  'Applications page': '/applications',
  'Profile page': '/profile',
  'Contact page': '/contact',
  'Privacy page': '/privacy',
}
