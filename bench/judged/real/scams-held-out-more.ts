import type { JudgedScam } from './scams-held-out.ts'

/** More texts that mean a seeker harm, written without sight of the rules after looking at real ones; see `scams-held-out.ts`. */
export const SCAMS_HELD_OUT_MORE: readonly JudgedScam[] = [
  {
    name: 'parcels at home',
    text: `Quality inspector, home based. Boxes come to your address, you photograph what is in them, put our label on and drop them at
the courier. 400 pesos a box, paid after the first month.`,
    kinds: ['reshipping'],
  },
  {
    name: 'logistics assistant with a package forwarded',
    text: `Shipping assistant (no office!). Receive goods that our customers bought in local shops, repack, forward them to Eastern Europe with
prepaid labels that we email. $1,800 monthly + $25 bonus a parcel. All you need is a home and a printer.`,
    kinds: ['reshipping'],
  },
  {
    name: 'tanggap padala',
    text: `Kailangan namin ng tatanggap ng parcel sa bahay. Ipapadala sa pangalan mo, papalitan mo lang ng sticker tapos ipapadala ulit sa
ibang address. 300 bawat balot.`,
    kinds: ['reshipping'],
  },
  {
    name: 'gift wrapper for the season',
    text: `Holiday gift wrapper. Phones and tablets arrive at your door, you wrap them and ship them on to the names in our list. Keep the
original invoices out of the box. Weekly pay by wire.`,
    kinds: ['reshipping'],
  },
  {
    name: 'reship and money from buyers',
    text: `Local hub manager: you take in packages and you also take in payments of our buyers on your bank account, keep 6 percent, send
the remaining sum by Western Union the same day.`,
    kinds: ['reshipping', 'account_lending'],
  },
  {
    name: 'check for office equipment',
    text: `Welcome aboard! Accounting emails you a cashier's check of $3,450 tonight. Print it, deposit with your phone, keep 500 as
your first pay and transfer the balance to our vendor who brings the iMac, the printer and the software.`,
    kinds: ['check'],
  },
  {
    name: 'check arrives with surplus',
    text: `The check is a bit more than we agreed, my secretary's mistake. Once it shows in your account please send back the surplus
through Zelle or Palawan before noon, then we begin.`,
    kinds: ['check'],
  },
  {
    name: 'personal assistant pays bills with checks',
    text: `I'm travelling a lot (boat dealer). My assistant deposits my clients' checks, withdraws in cash, pays the orphanage and my suppliers.
500 USD a week, two hours a day. What is the name of your bank?`,
    kinds: ['check'],
  },
  {
    name: 'check and gift cards',
    text: `Your onboarding check has been mailed with UPS. After depositing, go to the nearest store and get Apple gift cards worth $1,000
for the orientation of the kids, scratch them and text me the pictures.`,
    kinds: ['check', 'gift_card'],
  },
  {
    name: 'mystery shopper',
    text: `Mystery shopper needed this week. First assignment: evaluate a supermarket by buying Steam cards for 15,000 pesos. Report how long
the cashier took, and send us the codes. You're refunded with your fee.`,
    kinds: ['gift_card'],
  },
  {
    name: 'boss in a meeting',
    text: `This is your new supervisor, I'm in a conference call and can't speak. A client's birthday today, could you pick up 4 Google Play
cards of $50, I reimburse by evening. Send me the numbers on the back.`,
    kinds: ['gift_card'],
  },
  {
    name: 'load cards sa tagalog',
    text: `Sir/Mam unang task po: bumili ng gift card o game load worth 2,000 at picturan ang code, ipasa dito. Isasama po sa sahod nyo mamaya
yung ginastos + 500 tip.`,
    kinds: ['gift_card'],
  },
  {
    name: 'crypto trading assistant with own wallet',
    text: `Trading assistant. You follow the signals of our analyst in our exchange. You start with your own 200 USDT so that you feel the market;
profits of 8% a day are guaranteed, the capital is safe.`,
    kinds: ['crypto'],
  },
  {
    name: 'payment agent in coins',
    text: `Payment agent. Our customers pay into your GCash or bank, you buy USDT for it and send it to the wallet that we name. You keep 3%. No
limit. Good for people with several e-wallets.`,
    kinds: ['account_lending', 'crypto'],
  },
  {
    name: 'mining pool job',
    text: `Node operator, home based, no skill. Stake at least 0.01 BTC in the pool to get your operator seat, salary is 2% daily of the stake. The
seat can be sold again after 90 days.`,
    kinds: ['crypto'],
  },
  {
    name: 'crypto with salary only in coin they issue',
    text: `Community promoter for our token before launch. You buy the starter bag of 50 dollars of the coin and are paid in more of that coin.
Hold, don't sell, when it lists we are all rich.`,
    kinds: ['crypto'],
  },
  {
    name: 'renting an upwork account',
    text: `We need Filipinos with a verified freelancer profile. You just log in once, our developers do the work under your name, you get 20%
each month for nothing. Remote desktop stays on.`,
    kinds: ['account_lending'],
  },
  {
    name: 'gcash account for rent',
    text: `Paupa ng GCash! Fully verified lang. 1,500 a week, ikaw pa rin may hawak ng sim, papasok lang yung pera ng players tapos ilalabas
namin. Safe to, marami na kami.`,
    kinds: ['account_lending'],
  },
  {
    name: 'facebook account for ads',
    text: `Got an old Facebook account, 3+ years, real friends? Lend it to our ad team for 30 dollars a month. We log in with an anti-detect
browser, you don't notice a thing.`,
    kinds: ['account_lending'],
  },
  {
    name: 'bank accounts opened for them',
    text: `Simple task: open two savings accounts in the banks we tell you, with online banking, give us the card and the password. 3,000 for
each account, cash on handing over.`,
    kinds: ['account_lending'],
  },
  {
    name: 'interview stand-in with own name',
    text: `Caller with good English who takes interviews for our engineers. You use your name, your LinkedIn and your tax form; once hired our
engineer works and you pass on 70% of the pay.`,
    kinds: ['account_lending'],
  },
  {
    name: 'data of a person at once',
    text: `Congratulations! HR needs the following within the hour to enter you in payroll: full name, birth date, TIN, SSS number, mother's
maiden name, and the number on the front and back of your ATM card.`,
    kinds: ['identity'],
  },
  {
    name: 'one time code',
    text: `Thank you for applying. For verification our system has just sent a 6-digit code to your phone. Reply with the code so we can link
your GCash to our payroll. Do not tell anyone else.`,
    kinds: ['identity'],
  },
  {
    name: 'details on a form before any talk',
    text: `Encoder, 35k, no interview. Fill out with your SSS, Pag-IBIG and passport number, online banking username, signature specimen and
your mother's maiden name. Only complete forms are hired.`,
    kinds: ['identity'],
  },
  {
    name: 'mpin sa tagalog',
    text: `Ok na po application mo. Para mapasok sa payroll, pakibigay ang number ng GCash, MPIN, at birthday, ako na po ang magla-log in para
ma-link. Wala pong interview.`,
    kinds: ['identity'],
  },
  {
    name: 'social security number and bank login of a US recruiter',
    text: `To prepare the offer letter we need your driver's license number, the login for the account you want to be paid on, and the answers to
the security questions of that bank. A phone call is not necessary.`,
    kinds: ['identity'],
  },
  {
    name: 'chatter for creators, hidden as live chat',
    text: `Live chat support, girls preferred, 18 up. You write as one of our models with her fans at night, flirty and spicy, sell unlockable
pictures. 4 dollars plus 10% of the tips. NSFW, not for the shy.`,
    kinds: ['adult'],
  },
  {
    name: 'cam model as hostess',
    text: `Online hostess, work from your bedroom, 800 USD a week. Talk with foreigners on camera, more skin more coins. Face not needed. We teach
you what to wear.`,
    kinds: ['adult'],
  },
  {
    name: 'sugar chat in tagalog',
    text: `Hiring chatmate ng mga afam, babae 18-30, may selfie na sexy. 50 pesos kada video call na may palabas, kita agad. Discreet, di malalaman
ng asawa.`,
    kinds: ['adult'],
  },
  {
    name: 'adult chat with a fee for the account',
    text: `OnlyFans chatter. Start tonight! The agency account is yours for a ₱1,000 activation, after that you sext with our subscribers and keep
half.`,
    kinds: ['adult', 'fee'],
  },
  {
    name: 'massage therapist with extras',
    text: `Lady massage therapist, no license needed, hotel service. 1,500 a client, extra service is where you earn big, up to you and the
guest.`,
    kinds: ['adult'],
  },
]
