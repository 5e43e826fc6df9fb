import { type Guide, GuidePage } from './guide-page.tsx'

const GUIDE: Guide = {
  slug: 'application-letter',
  lead: 'An employer who reads eighty letters has one question: will this person take the problem off my table? A good letter answers it in the first two lines and proves it in the next five.',
  body: [
    { h: 'Read the posting twice' },
    'The first time for what they want, the second time for what hurts. “We need help with e-mail” is a wish. “Our inbox has 400 unread messages and customers complain” is the pain, and often it stands in the last paragraph. Your letter is about the pain.',
    'Then look for the small print: a word to put into the subject, a question to answer, a file to attach. Employers hide these to see who reads to the end. Missing it means out, however good you are.',
    { h: 'Five short paragraphs' },
    {
      steps: [
        '**The problem, in their words, and that you have solved it before.** “Four hundred unread messages and unhappy customers: I cleared exactly that for a shop in Melbourne last year.”',
        '**One proof with a number.** “Within three weeks every message was answered the same day, and refunds fell by a third.” Use only numbers you could explain in an interview.',
        '**How you would begin here.** Two or three concrete steps. “I would first sort by order number, then write eight saved replies, then show you a list every Friday.”',
        '**The practical facts.** Hours, time zone, internet and its backup, when you can start, [your rate](/resources/rates-in-usd) if they ask for it.',
        '**One easy next step.** “I can show you the saved replies in a ten-minute call, any weekday from 8 PM Manila time.”',
      ],
    },
    'That makes 150 to 200 words. On a phone it fits on two screens, and it will be read on a phone.',
    { h: 'An example, start to end' },
    'Subject: **Inbox help – ORANGE** (the word they asked for)',
    'Hello Jenna,',
    'your posting says that orders wait in the inbox for two days. At Harbor & Pine I took over a Gmail account with 380 open messages; after three weeks everything was answered within six hours.',
    'For you I would start with three labels (orders, returns, everything else) and ten saved replies in your tone, and send you a short list every evening of what needs your decision.',
    'I have worked with Gmail, Shopify and Gorgias since 2022. I am in Iloilo, work 1 PM to 9 PM Manila time without trouble, and have a second line and a power station for outages. I could start on Monday; my rate is 6 US dollars an hour.',
    'Would a ten-minute call tomorrow suit you? I will bring three of the saved replies, written for your shop.',
    'Luz',
    { h: 'What to leave out' },
    {
      list: [
        '“Dear Sir/Madam”, “I am writing to apply”, “I am a hardworking and honest person”. Everybody writes it, so it says nothing.',
        'Your life story. They have your resume and your profile.',
        'Excuses. “Although I have no experience” is the only thing they will remember.',
        'Every tool you have ever opened. Name the three from the posting.',
        'Begging. You offer work for pay, as equals.',
      ],
    },
    { h: 'New to the work? Show, do not claim' },
    'Without a former client you can still bring proof. Rewrite one of their product texts. List three mistakes on their page, politely. Make the first template. Twenty minutes of real work in the letter beats two years of adjectives. Keep it small: whole days of free work are not a test, they are a [sign to walk away](/resources/spotting-scams).',
    { h: 'Using AI without sounding like it' },
    'Hanap can write a draft from your profile and the posting. It uses only what your profile says, so the better the profile, the better the draft. Treat it as a first version:',
    {
      list: [
        'Put the first line into your own words. That line decides.',
        'Strike every sentence that could stand in anybody’s letter.',
        'Check each fact. What goes out under your name is your word, and the interview will come back to it.',
        'Read it aloud. Where you stumble, it is not you.',
      ],
    },
    { h: 'Before you press send' },
    'Name of the person and of the company right? Code word in the subject? Every question answered? Rate in the currency they use? Then look once more at whether the posting is still open, choose your [points](/resources/apply-points), and send. Hanap keeps the letter with the receipt, so that you know what you promised when they call.',
    { h: 'Following up' },
    'One message after five working days, two sentences, with something new in it: “I looked at your shop again; the size chart is missing on mobile. Happy to fix it in the first week.” After that, silence is an answer. Move the application on in [My Applications](/applications) and write the next one.',
  ],
  checklist: [
    'Code word and questions of the posting answered',
    'First line names their problem, not you',
    'One proof with a number you can explain',
    'Hours, backup line, start date, rate',
    'Under 200 words, read aloud once',
  ],
  related: ['apply-points', 'remote-interviews', 'rates-in-usd'],
  next: { to: '/jobs', label: 'Find a job to write to' },
}

/** /resources/application-letter */
export const ApplicationLetter = () => <GuidePage guide={GUIDE} />
