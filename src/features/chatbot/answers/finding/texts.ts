import type { Topic } from '../words/rules.ts'

/** What the assistant knows about jobs and about itself. */
export const FINDING_TOPICS: readonly Topic[] = [
  {
    name: 'search',
    asks: [
      'search',
      'search job',
      'job',
      'hanap job',
      'job skills',
      'remote job',
      'job duration',
      'va job',
      'virtual job',
      'online job',
      'new job',
    ],
    answer:
      'Type a title, a skill or an employer on the Jobs page, for example “bookkeeper” or “virtual assistant”. Put words in quotes to find them side by side. Results come from OnlineJobs.ph and LinkedIn, newest or best match first. You can search without an account; log in to save jobs and apply.',
  },
  {
    name: 'saved-search',
    asks: ['save search', 'save search job', 'save filter', 'notification search', 'set notification job'],
    answer:
      'Search on the Jobs page and choose “Save this search”. A saved search runs again with one tap. Switch on “Alert me” beside it and you hear of each new job it finds; how you hear of it is chosen under Settings > Notifications.',
  },
  {
    name: 'closed-jobs',
    asks: [
      'closed',
      'job closed',
      'lastseen',
      'job expired',
      'duplicate job',
      'duplicate',
      'job available',
      'job problem',
      'source',
    ],
    answer:
      'Every posting says when we last saw it open on its board. We check again and again; one that is closed leaves the list, and your applications keep a copy of it. The same job on two boards is one row here, with both boards named on it.',
  },
  {
    name: 'safety',
    asks: [
      'scam',
      'scam job',
      'scam employer',
      'scam hanap',
      'job safe',
      'security employer',
      'pay employer',
      'employer pay',
      'employer ask pay',
      'report job',
      'report scam',
      'report employer',
    ],
    answer:
      'Postings come from OnlineJobs.ph and LinkedIn and are written by others, so please stay careful. A real employer never asks you to pay for training, equipment or a slot, and never needs your bank password or a code sent to your phone. Be wary of chats that move to Telegram at once. If a posting looks wrong, send us its address through the Contact page.',
  },
  {
    name: 'matching',
    asks: ['match', 'match score', 'job match', 'match low', 'match profile', 'threshold skills job'],
    answer:
      'The match tells how well a posting fits your profile, from 0 to 100 %. It counts the kind of work and the skills that are asked for and that you have; place, years, pay and job type can take some of it away. Open Why beside it to see each point. A fuller profile gives a better match: add your skills and your title. You can put the Jobs page in the order Best Match.',
  },
  {
    name: 'hiding',
    asks: ['hide', 'hide employer', 'hide job', 'hide word', 'block employer', 'block', 'block job', 'hide search'],
    answer:
      'Open the menu with three dots on a posting. “Never show” leaves out everything of that employer, “Hide a word” every posting with that word. Each list says how many jobs you hide and lets you show them again.',
  },
  {
    name: 'salary',
    asks: ['salary', 'job salary', 'job price', 'salary usd', 'job pay', 'salary range', 'salary peso', 'ask salary'],
    answer:
      'Each posting shows the pay in the board’s own words and, where it is clear, about how much that is per month in pesos. “Not stated” means that the employer gave none. With Premium you can filter by salary range. A Salary Guide with ranges per industry and level is on its way.',
  },
  {
    name: 'employer-account',
    asks: [
      'employer',
      'employer account',
      'employer register',
      'hire',
      'hire people',
      'employer search',
      'employer login',
    ],
    answer:
      'Hanap is for job seekers. Employer accounts, with posting jobs here, are coming soon. Until then employers post on OnlineJobs.ph or LinkedIn, and their jobs appear here by themselves.',
  },
  {
    name: 'about',
    asks: ['hanap', 'about hanap', 'who made', 'made hanap', 'feature', 'hanap feature', 'hanap help'],
    answer:
      'Hanap helps Filipino job seekers find jobs, save them, apply in one click and keep track. It brings OnlineJobs.ph and LinkedIn postings into one list, shows when each was last seen open, and keeps a receipt of every application. “Hanap” is Tagalog for “to seek”.',
  },
  {
    name: 'phone-app',
    asks: [
      'phone',
      'phone app',
      'install app',
      'offline',
      'hanap app',
      'phone data',
      'hanap offline',
      'problem loading',
      'app android',
    ],
    answer:
      'There is no app to install: Hanap works in the browser of any phone and is made for small screens and slow data. You can add it to your home screen from the browser’s menu. If the connection drops, what you typed is kept and nothing is sent twice.',
  },
  {
    name: 'assistant',
    asks: [
      'assistant',
      'assistant limit',
      'question limit',
      'chat reset',
      'chat limit',
      'assistant human',
      'assistant ai',
      'limit',
      'history chat',
      'delete chat',
      'delete conversation',
      'chat history',
      'english',
      'ask question',
    ],
    answer:
      'I am the Hanap Assistant. I answer common questions about Hanap from texts our team wrote, in English, and I understand a bit of Taglish. A conversation has 3 questions, then it resets and you can ask again. Your chat is kept in your account so that it is there on your next visit; the trash button deletes it.',
  },
  {
    name: 'theme',
    asks: ['theme', 'dark', 'dark theme', 'change theme', 'dark hanap', 'dark phone'],
    answer:
      'Hanap can be light, dark or like your device. The switch is at the foot of each page, and on a phone under Me.',
  },
  {
    name: 'hello',
    asks: ['hello', 'help', 'hello help'],
    answer:
      'Hello. Ask me about applying, your resume, plans and prices, saved jobs, apply points, ID proof, Automation Apply, notifications or your account. Pwede rin ang Taglish.',
  },
  {
    name: 'thanks',
    asks: ['thanks', 'bye', 'thanks help', 'thanks bye', 'thanks hello'],
    answer: 'You are welcome. Good luck with your search. Walang anuman.',
  },
]
