import { type JudgedPair, pairOf as pair } from './pair.ts'

const SOLAR = `Solar installer in California is looking for an appointment setter. You call homeowners who asked for a quote on our site, check
their electric bill and their roof, and put them in the calendar of our closers in GoHighLevel. $5 an hour plus commission per show up.`
const SOLAR_ANEW = `Appointment setter (solar, California). Inbound homeowners only, no cold calls: qualify roof and electric bill, book the
closer in GoHighLevel. Hourly plus commission for each show up.`
const WEB = `Need a Wordpress guy for our agency. Elementor Pro mostly, some ACF and WooCommerce. You get Figma files and turn them to
pixel perfect pages, fix speed (GTmetrix A), migrate sites to Cloudways. About 25 hours a week, long term if you are good.`
const WEB_ANEW = `Our agency wants a long term Wordpress developer: Figma designs into Elementor Pro pages, ACF, WooCommerce fixes, Cloudways
migrations, speed optimisation to an A on GTmetrix.`
const SOCIAL = `Social Media Manager for a chain of yoga studios in Toronto. Plan the month in Later, design in Canva, write captions that
sound human, answer DMs, pull a report on the 1st. Reels are shot by our teachers, you cut them.`
const SOCIAL_ANEW = `Toronto yoga studios need somebody for their socials. Canva designs, captions, Reels cut from clips of our teachers, DMs
answered, content planned in Later one month ahead, and a monthly report.`
const LEGAL = `The Intake Specialist answers calls of people who were in an accident, runs the questionnaire in Litify, orders police reports
and hands good cases to our attorneys in Atlanta. Empathy is everything. Nine to six Eastern.`
const TALENT = `Talentwing is a staffing company with 300 remote team members. We care: yearly bonus, HMO with dependents, birthday leave,
equipment after three months, no tracker. Process: screening call, skills test, client interview, offer. You must have your own computer,
fiber internet and a quiet place. The role: `
const DATA = `Type handwritten delivery slips into our web system, 400 to 500 a day, check addresses with Google Maps and mark what can not be
read. Accuracy over speed. Payment every 15th and 30th thru GCash.`

/** Put aside when they were written, and measured once the rules stood. */
export const PAIRS_TUNED_CLOSED: readonly JudgedPair[] = [
  pair(
    'rewritten setter',
    true,
    ['Appointment Setter', 'Sunpeak Solar', SOLAR],
    ['Appointment Setter', 'Sunpeak Solar', SOLAR_ANEW],
  ),
  pair(
    'rewritten developer, legal form',
    true,
    ['Wordpress Developer', 'Pixelbarn', WEB],
    ['WordPress Developer', 'Pixelbarn Ltd.', WEB_ANEW],
  ),
  pair(
    'rewritten manager',
    true,
    ['Social Media Manager', 'Lotus Yoga', SOCIAL],
    ['Social Media Manager', 'Lotus Yoga', SOCIAL_ANEW],
  ),
  pair(
    'rewritten with noise',
    true,
    ['Social Media Manager', 'Lotus Yoga', SOCIAL],
    ['⭐ Social Media Manager ⭐ (Remote - Philippines)', 'Lotus Yoga Canada Inc', SOCIAL_ANEW],
  ),
  pair(
    'pay in a title',
    true,
    ['Wordpress Developer', 'Pixelbarn', WEB],
    ['Wordpress Developer – PHP 45,000', 'Pixelbarn', WEB],
  ),
  pair(
    'a number in a title',
    true,
    ['Intake Specialist', 'Baylor Injury Law', LEGAL],
    ['Intake Specialist (Job ID 77120)', 'Baylor Injury Law', LEGAL],
  ),
  pair(
    'two lines of it',
    true,
    ['Data Entry Clerk', 'Parcelo', DATA],
    ['Data Entry Clerk', 'Parcelo', 'Typing of delivery slips into a web system, addresses checked with Google Maps.'],
  ),
  pair(
    'another apply paragraph',
    true,
    ['Data Entry Clerk', 'Parcelo', `${DATA} Apply: answer the three questions in the form.`],
    ['Data Entry Clerk', 'Parcelo', `${DATA} Interested applicants may send their resume to Ms. Liza, subject: SLIPS.`],
  ),
  pair(
    'via',
    true,
    ['Intake Specialist', 'Baylor Injury Law', LEGAL],
    ['Intake Specialist', 'Baylor Injury Law (via Hirelane)', LEGAL],
  ),
  pair(
    'firm and its branch',
    true,
    ['Appointment Setter', 'Sunpeak Solar', SOLAR],
    ['Appointment Setter', 'Sunpeak Solar USA, LLC', SOLAR],
  ),
  pair(
    'sentences moved',
    true,
    ['Intake Specialist', 'Baylor Injury Law', LEGAL],
    [
      'Intake Specialist',
      'Baylor Injury Law',
      `Empathy is everything. You hand good cases to our attorneys in Atlanta after you ran the questionnaire in Litify with people who were in an accident, and you order police reports.`,
    ],
  ),
  pair(
    'remote in two cities',
    true,
    ['Data Entry Clerk', 'Parcelo', `${DATA} Home based.`, { location: 'Taguig' }],
    ['Data Entry Clerk', 'Parcelo', `${DATA} Home based.`, { location: 'Bacolod' }],
  ),
  pair(
    'cut with dots',
    true,
    ['Social Media Manager', 'Lotus Yoga', SOCIAL],
    ['Social Media Manager', 'Lotus Yoga', `${SOCIAL.slice(0, 120)}...`],
  ),
  pair(
    'a paragraph about the company more',
    true,
    ['Wordpress Developer', 'Pixelbarn', WEB],
    [
      'Wordpress Developer',
      'Pixelbarn',
      `Pixelbarn builds sites for vets, gyms and breweries since 2014 from a barn in Vermont. ${WEB}`,
    ],
  ),
  pair(
    'staffing, two roles under one title',
    false,
    ['Admin Assistant', 'Talentwing', `${TALENT}inbox, travel and expenses for a surgeon in Miami.`],
    [
      'Admin Assistant',
      'Talentwing',
      `${TALENT}purchase orders, freight quotes and customs papers for an importer in Hamburg.`,
    ],
  ),
  pair(
    'staffing, other tools',
    false,
    ['Web Developer', 'Talentwing', `${TALENT}Laravel and Vue for a booking platform.`],
    ['Web Developer', 'Talentwing', `${TALENT}Shopify Liquid themes for fashion labels.`],
  ),
  pair(
    'staffing, one word',
    false,
    ['Nurse Coordinator', 'Talentwing', `${TALENT}hospice in Nevada.`],
    ['Nurse Coordinator', 'Talentwing', `${TALENT}pediatrics in Maine.`],
  ),
  pair(
    'two states',
    false,
    ['Appointment Setter', 'Sunpeak Solar', SOLAR],
    ['Appointment Setter', 'Sunpeak Solar', SOLAR.replace('California', 'Florida').replace('$5 an hour', '$6 an hour')],
  ),
  pair('setter and closer', false, ['Appointment Setter', 'Sunpeak Solar', SOLAR], ['Closer', 'Sunpeak Solar', SOLAR]),
  pair(
    'other trade of one owner',
    false,
    ['Appointment Setter', 'Sunpeak', SOLAR],
    [
      'Appointment Setter',
      'Sunpeak',
      SOLAR.replace('Solar installer', 'Window and siding company')
        .replace('electric bill', 'insurance policy')
        .replace('their roof', 'the age of the windows')
        .replace('GoHighLevel', 'Jobber'),
    ],
  ),
  pair(
    'Spanish speakers',
    false,
    ['Intake Specialist', 'Baylor Injury Law', LEGAL],
    ['Spanish Intake Specialist', 'Baylor Injury Law', LEGAL],
  ),
  pair(
    'two shifts',
    false,
    ['Intake Specialist', 'Baylor Injury Law', LEGAL],
    [
      'Intake Specialist',
      'Baylor Injury Law',
      LEGAL.replace('Nine to six Eastern', 'Overnight, ten pm to seven am Eastern'),
    ],
  ),
  pair(
    'two numbers',
    false,
    ['Data Entry Clerk - Batch 12', 'Parcelo', DATA],
    ['Data Entry Clerk - Batch 14', 'Parcelo', DATA],
  ),
  pair(
    'part of the hours',
    false,
    ['Wordpress Developer', 'Pixelbarn', WEB],
    ['Wordpress Developer', 'Pixelbarn', WEB.replace('25 hours', '40 hours')],
  ),
  pair(
    'one small firm, two needs',
    false,
    ['Virtual Assistant', 'Lotus Yoga', SOCIAL],
    [
      'Virtual Assistant',
      'Lotus Yoga',
      'Front desk by phone and chat for our studios: class bookings in Mindbody, memberships frozen and refunded, teachers replaced when one is ill.',
    ],
  ),
  pair(
    'daily wage that differs',
    false,
    ['Data Entry Clerk', 'Parcelo', `${DATA} ₱450 a day.`],
    ['Data Entry Clerk', 'Parcelo', `${DATA} ₱700 a day.`],
  ),
  pair(
    'manager and assistant',
    false,
    ['Social Media Manager', 'Lotus Yoga', SOCIAL],
    ['Social Media Assistant', 'Lotus Yoga', SOCIAL],
  ),
  pair(
    'two firms of one template',
    false,
    ['Wordpress Developer', 'Pixelbarn', WEB],
    ['Wordpress Developer', 'Webhut', WEB_ANEW],
  ),
]
