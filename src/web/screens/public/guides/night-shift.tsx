import { type Guide, GuidePage } from './guide-page.tsx'

const GUIDE: Guide = {
  slug: 'night-shift',
  lead: 'Much remote work follows somebody else’s day. Nights can be done well for years, but not by willpower: it takes a plan for sleep, a plan for the house, and a price.',
  body: [
    { h: 'First, see how much night it really is' },
    'Ask for the hours in the client’s own city and convert them yourself. The Philippines stay at UTC+8 all year; many other countries change their clocks, so that your shift moves by an hour twice a year.',
    {
      caption: 'A day from 9 AM to 5 PM over there, in Manila time',
      head: ['Client in', 'Their summer', 'Their winter'],
      rows: [
        ['Los Angeles', '12 midnight to 8 AM', '1 AM to 9 AM'],
        ['New York', '9 PM to 5 AM', '10 PM to 6 AM'],
        ['London', '4 PM to midnight', '5 PM to 1 AM'],
        ['Berlin', '3 PM to 11 PM', '4 PM to midnight'],
        ['Sydney', '6 AM to 2 PM', '7 AM to 3 PM'],
      ],
    },
    'Sydney’s summer is our December to February. The United States change on a Sunday in March and in November, Europe on another one. Put all of them into your calendar, or you will be an hour late on a Monday.',
    { h: 'Ask for overlap instead of the whole night' },
    'Many clients write “US hours” and need four of them: for meetings, and for answers while they are awake. The rest can be done in your evening. It is a fair question: “Which hours do you need me live, and what can be waiting for you in the morning?” Four hours of overlap from 8 PM to midnight is a late shift, not a night shift, and a life with a family fits around it.',
    'Work that others find finished when they wake up is an argument. Use it.',
    { h: 'Sleep is the job before the job' },
    {
      list: [
        '**One block, same time, also on days off** if you can. Shifting back to days every weekend means jet lag every Monday. If you need the days with your children, keep at least four hours of the block in place.',
        '**Dark and cool.** Blackout cloth costs a few hundred pesos; a sleeping mask less. Wear dark glasses on the way to bed when the sun is up.',
        '**Quiet by agreement.** Hang a sign on the door that everybody knows. Earplugs for the roosters and the videoke.',
        '**Coffee only in the first half.** After three in the morning it takes your sleep.',
        '**A short nap before the shift,** twenty to ninety minutes, makes the hours from three to five bearable.',
      ],
    },
    'The hours between three and five are when mistakes happen. Do the routine then; send money, delete things and write difficult mails before.',
    { h: 'Food, light, body' },
    'Eat the large meal before you begin, something small around midnight, and little after four. Work under bright light, the brighter the better in the first half. Stand up every hour. See the sun before you sleep in winter months when you wake at dusk; a walk at four in the afternoon does more than a vitamin.',
    'See a doctor if you cannot sleep for weeks, if you fall asleep without wanting to, or if your mood sinks. Some conditions, among them epilepsy, diabetes and pregnancy, do not go well with nights. Your health is not a matter of attitude.',
    { h: 'The house has to know' },
    'The hardest part is seldom the work. It is the aunt who rings at ten in the morning because you are “at home anyway”. Say it once, clearly, to everybody: **these are my nights.** Agree on who brings the children to school, who answers the door, and what is important enough to wake you. Write it down and put it on the fridge.',
    'And plan an hour a day with the people you do it for. Otherwise you live in the same house and never meet.',
    { h: 'Power, line, safety' },
    'At night nobody can come and repair anything. Have a second way to the internet from another provider, a power bank that feeds the router for some hours, and a place you can get to. If you travel to an office at night, know how you get home. Tell the client beforehand what happens when the power goes: “I write to you from my phone within ten minutes, and make up the time the same week.” See also [interviews](/resources/remote-interviews), where you will be asked about it.',
    { h: 'What nights are worth' },
    'For **employees** in the private sector the Labor Code gives a night shift differential of at least 10% for work between 10 PM and 6 AM, with exceptions. **Contractors**, which most remote workers are, get only what they agree on. So put it into [your rate](/resources/rates-in-usd): people who work nights add something between the cost of a helper in the morning and the worth of a normal evening. Decide on your figure before you talk, and say it plainly: “My rate for nights is one dollar more.”',
    'On Hanap many postings state hours and time zone in the text. Search for “day shift”, “flexible” or “overlap” in [the job list](/jobs) to find those that let you sleep.',
    { h: 'Know when to stop' },
    'Set a date. “I do this for a year, then I ask for days or look for something else.” A year of nights with a good reference opens day jobs. Ten years because nobody asked is another matter.',
  ],
  checklist: [
    'Hours converted, both clock changes in the calendar',
    'Asked for overlap instead of the whole shift',
    'Dark room and one sleep block',
    'Everybody at home knows the hours',
    'Night work priced, in writing',
  ],
  related: ['rates-in-usd', 'remote-interviews', 'freelance-taxes'],
  next: { to: '/jobs?search=flexible', label: 'See jobs with flexible hours' },
}

/** /resources/night-shift */
export const NightShift = () => <GuidePage guide={GUIDE} />
