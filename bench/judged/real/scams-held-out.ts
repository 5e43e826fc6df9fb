/**
 * Postings and messages that mean a seeker harm, in words of our own, written without sight of the rules by somebody who had
 * looked at real ones. Kinds: `recruiting` (paid for bringing people in), `unpaid_work`, `reshipping`, `check`, `gift_card`,
 * `recharge` (own money put in for tasks), `crypto`, `fee`, `account_lending`, `identity` (data of a person, no picture asked),
 * `adult`. All the kinds of a text are named.
 */
export type JudgedScam = { name: string; text: string; kinds: readonly string[] }

export const SCAMS_HELD_OUT: readonly JudgedScam[] = [
  {
    name: 'likes for pesos with a prepaid task',
    text: `Hello, I'm Grace, HR of Mall Media. We look for 40 people to like products on Lazada, 30 pesos each, 1,500 to 4,000 a day.
First three tasks are paid to your GCash at once. From task 4 on you do merchant orders: you top up 500, you get back 650 in ten
minutes. The higher your top up, the better the rebate. Add me on Telegram.`,
    kinds: ['recharge'],
  },
  {
    name: 'hotel ratings, negative balance',
    text: `Part time online hotel optimizer, 60 to 90 minutes daily, 38 sets of ratings. Sometimes the system gives you a lucky combined
order and your balance becomes negative, then you simply recharge the difference with USDT to continue and withdraw everything.`,
    kinds: ['recharge', 'crypto'],
  },
  {
    name: 'tasking sa tagalog',
    text: `Legit tasking po, kahit student o nanay sa bahay! Follow at like lang sa TikTok. Pag tapos ng 5 tasks may VIP task, mag cash
in ka muna ng 1k tapos balik sayo 1,400. Mas malaking pasok, mas malaking balik. May proof of payout ako, pm is the key.`,
    kinds: ['recharge'],
  },
  {
    name: 'unlock the level',
    text: `App tester (mobile). You are given a workbench account. To unlock level 2 a refundable deposit of 2,000 PHP is loaded to the
workbench; level 3 needs 5,000. Commission is 12% of each order that you grab. Withdraw after the third order only.`,
    kinds: ['recharge'],
  },
  {
    name: 'order grabbing with tax before withdrawing',
    text: `Congratulations, your commission is now 18,340. Before the finance team can release it please settle the 15% personal income
tax to the account below, it can't be deducted from the balance. After this you can grab orders again.`,
    kinds: ['recharge', 'fee'],
  },
  {
    name: 'processing fee, plain',
    text: `Data entry from home, 3,500 weekly, no experience. You will be accepted right away. There is a one-time processing fee of 350
to open your encoder account. Pay today so your slot is not given to others.`,
    kinds: ['fee'],
  },
  {
    name: 'training kit to be bought',
    text: `You passed the screening! Before the Monday class each trainee buys the certification kit ($45, PayPal friends and family).
You'll be reimbursed with your first salary.`,
    kinds: ['fee'],
  },
  {
    name: 'background check on the applicant',
    text: `We loved your profile. As the last step, order your background report through our partner's link, it costs 29.95 by card and we
pay it back after thirty days of work. Candidates without the report can't be scheduled.`,
    kinds: ['fee'],
  },
  {
    name: 'abroad, placement before the contract',
    text: `Factory worker Poland, salary €1,400, free house. No placement fee... only reservation of slot 8,000 and embassy appointment
5,500, non refundable, GCash to our coordinator. Deployment next month sure na.`,
    kinds: ['fee'],
  },
  {
    name: 'medical paid to the recruiter',
    text: `Hi applicant! You're shortlisted as cruise ship cabin steward. Kindly send USD 120 to cover the medical and the visa courier so
we can lock your boarding date. Our clinic is in Miami, you don't have to go.`,
    kinds: ['fee'],
  },
  {
    name: 'may bayad ang registration',
    text: `Encoder / typing job sa bahay, 8,000 kada linggo. May bayad po ang registration, 250 lang, one time. Dun po manggagaling yung
ID at login ninyo. Pag nakabayad na, start agad bukas.`,
    kinds: ['fee'],
  },
  {
    name: 'pang-activate ng account',
    text: `Tanggap ka na po! Kailangan na lang ng 500 pang-activate ng payroll account mo, isend sa number na to. Ibabalik din sa unang
sahod. Wag na po mag-isip, last 3 slots.`,
    kinds: ['fee'],
  },
  {
    name: 'uniform at ID na may bayad',
    text: `Hiring service crew ng mall, no interview. Magpareserve ng uniform at ID, 680 po kasama na medical, bayad muna bago pumunta sa
orientation. Resibo na lang ang ipapakita sa guard.`,
    kinds: ['fee'],
  },
  {
    name: 'lagay para sa slot',
    text: `May kakilala ako sa loob ng kumpanya, pasok agad kahit walang experience. Pang-merienda lang ng HR, 1,500, kalahati muna. Kung
hindi ka matanggap balik ang pera mo, promise.`,
    kinds: ['fee'],
  },
  {
    name: 'bayad sa training na hindi sahod',
    text: `VA academy na may sure client! 2,999 ang slot, kasama ang training at certificate, at guaranteed na may employer ka after 3 days.
Walang bayad walang endorse.`,
    kinds: ['fee'],
  },
  {
    name: 'membership to see the offers',
    text: `You have been matched with 6 US clients. To see their names and start chatting, upgrade to the Worker Pass, 12 USD every month.
Clients wait no longer than 24 h.`,
    kinds: ['fee'],
  },
  {
    name: 'laptop insurance deposit',
    text: `We provide a MacBook for this position. Since it's shipped to your home we collect a refundable security deposit of ₱4,500 in
advance through Maya. The courier rides as soon as we see the transfer.`,
    kinds: ['fee'],
  },
  {
    name: 'invite and earn',
    text: `Be your own boss! You don't sell anything. You get 200 for each person who joins under you and 50 for each one they bring. Ten
people and you're a team leader with allowance. Starter package is ₱1,988.`,
    kinds: ['recruiting', 'fee'],
  },
  {
    name: 'networking hidden as marketing manager',
    text: `Marketing assistant trainee (no exp). Come to our business orientation at the hotel, business attire. Income comes from building
your two legs, left and right. When they pair you earn. We can't explain by phone.`,
    kinds: ['recruiting'],
  },
  {
    name: 'invite lang sa tagalog',
    text: `Sideline! Mag-invite ka lang ng kaibigan, 100 pesos kada isa na sasali, walang limit. Yung iinvite nila may kita ka rin. Copy paste
lang ng post, walang binebenta.`,
    kinds: ['recruiting'],
  },
  {
    name: 'account manager paid per recruit',
    text: `Remote partner manager. Your commission is 10% of the joining fee of each new partner you sign and 4% of whoever they sign, five
levels deep. Most of our managers came in as partners themselves.`,
    kinds: ['recruiting'],
  },
  {
    name: 'data entry that is posting ads for more',
    text: `Ad poster, 5 USD per ad. What you post is this very ad. Whenever somebody joins through your link and pays for the manual, half of
it is yours.`,
    kinds: ['recruiting'],
  },
  {
    name: 'team of friends',
    text: `Kita ng 10k a week kahit natutulog. Kailangan mo lang ng 3 na kakilala na papasok din, at sila kukuha din ng tig-3. Ganun lang, walang
boss, walang oras. Comment "interested".`,
    kinds: ['recruiting'],
  },
  {
    name: 'trial week without pay',
    text: `Before we decide you work a full week of real shifts with our team, answering live tickets. The trial is unpaid. If the client is
happy with you, salary starts in week two.`,
    kinds: ['unpaid_work'],
  },
  {
    name: 'test project for the real client',
    text: `To be considered edit this 12 minute video for our client, complete with motion graphics, and send the project file as well. We
publish the best one. There's no compensation for the test.`,
    kinds: ['unpaid_work'],
  },
  {
    name: 'thirty days of training without a salary',
    text: `Training lasts 30 working days, 8 hours a day, you take calls from day 4. No allowance during training, it's our investment in you.
Those who reach the quota are hired.`,
    kinds: ['unpaid_work'],
  },
  {
    name: 'libreng trabaho muna',
    text: `Social media manager. Dalawang linggo na walang bayad muna para makita namin ang galing mo, 5 posts at 2 reels kada araw para sa
tatlong client. Pag ok, 8k ang simula.`,
    kinds: ['unpaid_work'],
  },
  {
    name: 'articles as a sample',
    text: `Writers wanted. Send us five original 1,000 word articles on the titles below so that we can judge your style. They become ours. We
don't pay for samples, payment begins with article six.`,
    kinds: ['unpaid_work'],
  },
  {
    name: 'internship for exposure to working people',
    text: `Web developer, 40 hours, six months. It's a volunteer position for now since we have no funding, but you'll build the entire shop,
keep the server alive at night and get equity one day. No students, seniors only.`,
    kinds: ['unpaid_work'],
  },
]
