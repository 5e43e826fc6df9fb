import { type Guide, GuidePage } from './guide-page.tsx'

const GUIDE: Guide = {
  slug: 'spotting-scams',
  lead: 'Scammers look for people who need work quickly and are polite to strangers. Nobody is too clever for them on a tired evening. So do not rely on being clever; rely on a few fixed rules.',
  body: [
    { h: 'The one rule' },
    {
      note: '**Money flows from the employer to you. Never the other way.** No registration fee, no training kit, no laptop deposit, no “processing”, no gift cards, no crypto, not even as a loan until payday.',
    },
    'Whoever keeps to this rule alone is safe from most of what follows.',
    { h: 'Eight signs' },
    {
      steps: [
        '**You are hired without a talk.** “Congratulations, you are selected” an hour after a two-line message. Real employers are careful, because a bad hire costs them.',
        '**The pay does not fit the work.** 40 dollars an hour for data entry. It is bait.',
        '**They pull you off the platform at once.** “Message me on Telegram” in the first sentence. There no board can see or stop them.',
        '**The company has no face.** No name in the posting, a free e-mail address, a page that is two weeks old, a logo that belongs to somebody else.',
        '**They want your documents early.** ID, selfie with the ID, bank login, a one-time code. With these somebody can borrow money as you.',
        '**You are to pass money on.** “We send you the payment, you keep ten per cent and forward the rest.” That is money laundering, and the account that is caught is yours.',
        '**Tasks that pay, until they ask you to top up.** Liking videos, rating products: small payouts at first, then a deposit to “unlock” the next level. The deposit is the business.',
        '**Hurry.** “Only today, three more are waiting.” Hurry is there to keep you from asking somebody.',
      ],
    },
    'One sign can be clumsiness. Two are enough to stop. If you are not sure, [check the message](/check-message): the rules that read our postings read it too.',
    { h: 'Three questions that unmask most' },
    {
      list: [
        '**“Could we have a short video call with the person I will work for?”** Scammers have excuses, employers have calendars.',
        '**“Which company will be on the contract, and where is it registered?”** Look the name up yourself, on a page you found yourself, not through the link they sent. For Philippine companies you can look at the SEC and DTI registers.',
        '**“How and on which day am I paid, and who pays the fees?”** A real employer has a dull answer at once.',
      ],
    },
    { h: 'Unpaid tests and stolen work' },
    'Not every bad offer is a crime. Some collect free work: each applicant translates ten pages, and the book is finished. An hour is a fair test. More than that should be paid, and it is fine to say so: “I am happy to do this as a paid trial. Two hours, at my usual rate.” Whoever goes silent has told you enough. Send samples as pictures or with a mark until you are hired.',
    { h: 'Somebody else’s face' },
    'You may be asked to lend your account to a “partner abroad” for a monthly sum, or to sit in an interview for somebody else. Both break the rules of every board, and you lose the account with your name, your [ID proof](/resources/id-proof) and your reviews. Some of these offers serve people who are under sanctions, which makes it far worse than a lost account.',
    { h: 'Protect yourself before anything happens' },
    {
      list: [
        'A different password for mail, bank, board and Hanap. A password manager does it for you.',
        'Two-step sign-in for mail and bank. Never tell anybody a one-time code, whoever they say they are. Banks do not ask.',
        'An e-mail address for work alone.',
        'Send ID pictures to the board only, and to an employer only once there is a contract. Write across the copy what it is for and the date.',
        'Be paid into an account that you can empty, not the one with your savings.',
      ],
    },
    { h: 'What Hanap does' },
    'Postings come from boards that have rules for employers and take down what breaks them. We show how many jobs an employer has posted and on which boards. None of this replaces your own eyes: a scam that was posted an hour ago can look like any other job.',
    'If you meet one, please [tell us](/contact) with the address of the posting, and report it on the board as well. You spare the next person.',
    { h: 'If it has happened' },
    'It is nothing to be ashamed of; act in this order.',
    {
      steps: [
        '**Bank or e-wallet first,** by phone, within minutes: block the transfer and the account. Ask for a reference number.',
        '**Change passwords,** beginning with your e-mail, and log out everywhere else; Hanap can log out all your devices at once.',
        '**Keep everything:** screenshots with dates, the address of the profile, account numbers, receipts. Do not delete the chat.',
        '**Report it** to the PNP Anti-Cybercrime Group or the NBI Cybercrime Division, or through the government’s hotline 1326 for cyber fraud. If your ID is in their hands, tell the National Privacy Commission too.',
        '**Warn your contacts.** Stolen accounts ask friends for money next.',
        '**Ignore the rescuers.** Whoever offers to get your money back for a fee is the second half of the same scam.',
      ],
    },
  ],
  checklist: [
    'Nobody gets money from you for a job',
    'A video call before any document',
    'Company looked up on a page you found yourself',
    'Tests over an hour are paid',
    'One-time codes stay with you',
  ],
  related: ['id-proof', 'remote-interviews', 'rates-in-usd'],
  next: { to: '/contact', label: 'Report a posting' },
}

/** /resources/spotting-scams */
export const SpottingScams = () => <GuidePage guide={GUIDE} />
