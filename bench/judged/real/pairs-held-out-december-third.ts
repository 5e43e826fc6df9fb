import { type JudgedPair, pairOf as pair } from './pair.ts'

const gulf = (
  country: string,
  pay: string,
) => `URGENT for ${country}: 20 HEAVY DRIVERS. With GCC license or three years of trailer driving
in the Philippines. Age 25 to 42. Salary ${pay} with free food and accommodation, two years contract, overtime paid.
No placement fee. Bring passport, license, NBI and two pictures to our office in Malate. POEA license on record.`

const crm = (
  size: string,
  quota: string,
) => `Account Executive, ${size}. Ledgerly sells spend management to companies in Southeast Asia.
You run the whole cycle: prospect, demo, negotiate, close. Quota is ${quota} per quarter, paid monthly, uncapped. You
know MEDDIC and have sold SaaS for two years. Hybrid in Makati. HMO, MacBook, equity.`

const sea = (
  rank: string,
  pay: string,
) => `Immediate joining for bulk carriers of a Greek principal: ${rank}. Nine months contract, ${pay}
all in, joining in Singapore. With experience in rank on bulk vessels, valid US visa, all certificates current. Report
to our office at T.M. Kalaw, Ermita, Monday to Friday, with SIRB, passport and COC. Ask for Capt. Dizon.`

/** Another hand's; no rule saw them. Two jobs that look like one, of crews, sellers and small owners. */
export const pairsHeldOutDecemberThird: readonly JudgedPair[] = [
  pair(
    'drivers for two countries',
    false,
    ['Heavy Driver', 'Al-Noor Manpower', gulf('QATAR', 'QAR 2,200')],
    ['Heavy Driver', 'Al-Noor Manpower', gulf('SAUDI ARABIA', 'SAR 2,000')],
  ),
  pair(
    'ranks of one ship',
    false,
    ['Chief Cook - Bulk', 'Hellas Crew Manila', sea('CHIEF COOK', 'USD 1,850')],
    ['Messman - Bulk', 'Hellas Crew Manila', sea('MESSMAN', 'USD 1,020')],
  ),
  pair(
    'two territories',
    false,
    [
      'Medical Representative - Cagayan Valley',
      'Pharmalink',
      `Covers 140 doctors and 60 drugstores with our cardio line. Territory: Tuguegarao, Ilagan, Cauayan, Santiago.
Own motorcycle or car, driver's license. P22,000 plus car allowance and incentives.`,
    ],
    [
      'Medical Representative - Zamboanga Peninsula',
      'Pharmalink',
      `Covers 140 doctors and 60 drugstores with our cardio line. Territory: Zamboanga City, Pagadian, Dipolog. Own
motorcycle or car, driver's license. P22,000 plus car allowance and incentives.`,
    ],
  ),
  pair(
    'a substitute and a permanent seat',
    false,
    [
      'HR Generalist (6-month maternity cover)',
      'Orchid Textiles',
      `Covers for our generalist from January to June: timekeeping, discipline cases, trainings and DOLE reports for
300 workers of Plant 1. Project-based. Rosario, Cavite.`,
    ],
    [
      'HR Generalist',
      'Orchid Textiles',
      `Regular position for our new Plant 2, opening in March: hiring of the first 180 workers, timekeeping, trainings
and DOLE reports. Rosario, Cavite.`,
    ],
  ),
  pair(
    'small customers and large ones',
    false,
    ['Account Executive', 'Ledgerly', crm('SMB', 'USD 45,000')],
    ['Account Executive', 'Ledgerly', crm('Enterprise', 'USD 260,000')],
  ),
  pair(
    'one owner hires two assistants',
    false,
    [
      'VA for food blog - Pinterest',
      'Butter & Thyme',
      `Hi, I'm Lauren and I run a food blog with 400k readers a month. I'm hiring two VAs this month! THIS post is for
the Pinterest person: 8 fresh pins a day, keywords, Tailwind, a monthly report. 10 hrs a week, $5.`,
    ],
    [
      'VA for food blog - Comments & Email',
      'Butter & Thyme',
      `Hi, I'm Lauren and I run a food blog with 400k readers a month. I'm hiring two VAs this month! THIS post is for
the inbox person: answer comments, brand pitches, newsletter in Kit. 10 hrs a week, $5.`,
    ],
  ),
  pair(
    'the same small task for two shops, both unnamed',
    false,
    [
      'Product Lister',
      null,
      `Need someone to list 40 products a day. You copy title, size and photos from the supplier's sheet to our store.
Vintage cameras and lenses, eBay UK, condition grading matters. 4 hours daily, GBP 3/hr.`,
    ],
    [
      'Product Lister',
      null,
      `Need someone to list 40 products a day. You copy title, size and photos from the supplier's sheet to our store.
Tractor parts, Shopify, part numbers must match. 4 hours daily, USD 4/hr.`,
    ],
  ),
]
