import { type Guide, GuidePage } from './guide-page.tsx'

const GUIDE: Guide = {
  slug: 'rates-in-usd',
  lead: '“What is your rate?” is the question most people answer too fast and too low. Work the figure out once, at home, in pesos. Then naming it in dollars is only translation.',
  body: [
    { h: 'Start with what you need' },
    'Do not start with what others take. Start with your month. Write down what has to come in so that you are paid as well as in a proper job here:',
    {
      list: [
        'what you and your family live on;',
        'what an employer would have paid for you: SSS, PhilHealth, Pag-IBIG, and a twelfth of a year’s pay for the 13th month;',
        '[taxes](/resources/freelance-taxes);',
        'your tools: internet and its backup, power, laptop (its price divided by the months it lasts), software;',
        'savings for the weeks between two clients.',
      ],
    },
    'Say it comes to ₱52,000. That is an example; yours is what counts.',
    { h: 'Then count the hours you can sell' },
    'A month has about 173 working hours at 40 a week (40 × 52 ÷ 12). You cannot sell them all: holidays, a week of flu, days without power, time for looking for work. If a client pays for 40 hours every week, whatever happens, count 160. If you live from several small jobs, count 100 to 120.',
    { h: 'Divide, then change' },
    {
      steps: [
        '₱52,000 ÷ 160 hours = **₱325 an hour**.',
        'Look up today’s exchange rate and take a little off, because banks and payment services do not give you the rate in the news. If the news says ₱58, calculate with ₱56.',
        '₱325 ÷ 56 = **5.80 dollars an hour.** Below that you pay from your own pocket.',
        'Now add what makes you good. Name **6.50 or 7** and have room to talk.',
      ],
    },
    'This lowest figure is your floor. Write it on a slip beside the screen before every call. Nobody but you has to know it.',
    {
      caption: 'The same pay at 40 hours a week, rounded, at ₱56 to the dollar',
      head: ['An hour', 'A month in dollars', 'A month in pesos'],
      rows: [
        ['$4', '$693', '₱38,800'],
        ['$5', '$867', '₱48,500'],
        ['$6', '$1,040', '₱58,200'],
        ['$8', '$1,387', '₱77,700'],
        ['$10', '$1,733', '₱97,100'],
      ],
    },
    'Hanap does this conversion for you on every posting that states its pay, with the rate and its date, so that hourly and monthly offers can be compared.',
    { h: 'By the hour, the month or the piece' },
    '**Hourly** is fair when the work is unclear; ask how the hours are counted, and whether a tracker takes pictures of your screen. **Monthly** is calm; fix the hours, the days off and what happens on Philippine holidays. **By the piece** pays well once you are fast; write down exactly what one piece is and how many corrections are included.',
    'Beware of the monthly offer without hours. “600 dollars a month, full time” sounds like a lot and is 3.46 an hour.',
    { h: 'How to say it' },
    'Short, friendly, and then be silent.',
    {
      list: [
        '“My rate for this is 7 dollars an hour.” Not: “I was thinking, maybe, if that is okay…”',
        'If they ask what you earned before: “I would rather talk about this role. For what you describe I charge 7.”',
        'If it is too much for them: change the work, not the price. “For 5 I can do the inbox, without the weekends.”',
        'If the posting has a range and you fit it well: name the upper end and say why in one sentence.',
      ],
    },
    'A client who haggles over fifty cents before the first day will haggle every month. A no at this point is a gift.',
    { h: 'What the figure leaves out' },
    'Ask about these before you say yes, since each is worth money:',
    {
      list: [
        '**Who pays the fees** of the transfer, and in which currency is it sent? Send yourself a small amount once and see what arrives; then you know.',
        '**When is payday,** and what happens when it is late? Weekly at first is fair to both.',
        '**Nights.** See [working nights](/resources/night-shift); they have a price.',
        '**Paid days off, a 13th month, a raise after three months.** As a contractor you have a right to none of these, but many clients agree when asked at the start.',
        '**Notice.** Two weeks from both sides is usual and calms everybody.',
      ],
    },
    { h: 'Raising it' },
    'With a client: after six months, after taking over something new, or when their own prices go up. Bring three results with numbers and one figure. “Since May I also run the returns; they went from five days to two. From January I would like 8.” Give a month’s notice. If the answer is no, ask what would make it a yes.',
    'With a new client: every time. Each new client is asked for a little more than the last one paid, until one in three says no. Then you have found your price.',
    {
      note: 'The dollar moves. If you agree on dollars, a strong peso costs you; if you agree on pesos, a weak one does. Whichever you choose, look at it twice a year.',
    },
  ],
  checklist: [
    'Monthly need in pesos, with contributions and taxes',
    'Hours you can really sell',
    'Floor in dollars on a slip of paper',
    'Fees, payday and currency asked',
    'Reminder for the talk in six months',
  ],
  related: ['freelance-taxes', 'night-shift', 'remote-interviews'],
  next: { to: '/jobs', label: 'See jobs that state their pay' },
}

/** /resources/rates-in-usd */
export const RatesInUsd = () => <GuidePage guide={GUIDE} />
