import { describe, expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

describe('a subject line', () => {
  test.each([
    ['Please use the subject line "Numbers and noodles".', 'is Numbers and noodles'],
    ['Message me with the subject "Reports that matter" and tell me about yourself.', 'is Reports that matter'],
    ['Title your application "Captain of calendars".', 'is Captain of calendars'],
    ['Title your message: INBOX NINJA', 'is INBOX NINJA'],
    ['Please head your email Marta’s new left hand so that it is found.', 'is Marta’s new left hand'],
    ['Email your CV with the subject line format VA_LASTNAME_CITY (ex. VA_REYES_CEBU).', 'form VA_LASTNAME_CITY'],
    ['Send your CV with the subject line [QA] Last Name, First Name', 'form [QA] Last Name, First Name'],
    ['Please send your CV and include Vacancy Number in the subject line.', 'form Vacancy Number'],
    ['Your application should be titled “Ocean VA”.', 'is Ocean VA'],
    ['Send your CV under the email title "Payroll - Night shift".', 'is Payroll - Night shift'],
    ['Make the subject of your email "Loud and clear".', 'is Loud and clear'],
    ['Set your subject line to "Ready to sort".', 'is Ready to sort'],
    ['SUBJECT LINE: ADS WIZARD', 'is ADS WIZARD'],
    ['Subject: "Tiny house, big plans"', 'is Tiny house, big plans'],
    ['Your subject line needs to read "Fast fingers".', 'is Fast fingers'],
    ['Please write “Golden hour” as the subject of your message.', 'is Golden hour'],
    ['Put “Team Rainbow” for the subject.', 'is Team Rainbow'],
    ['Please use "Let\'s grow" as your subject.', "is Let's grow"],
    ['Application subject: GHL EXPERT', 'is GHL EXPERT'],
    ['Indicate "Artist - Full Name" in the subject line.', 'form Artist - Full Name'],
    ['Use this subject line when applying: "Kind and quick".', 'is Kind and quick'],
    ['Start the subject line with "SALES -".', 'starts SALES -'],
    ['Your subject must start with the word LEMUR.', 'starts LEMUR'],
    ['How to apply:\nSTEP 1: Send clips\nSTEP 2: Subject of application = CUTS READY', 'is CUTS READY'],
    ['I get many, so please:\n• send me samples\n• subject = Banner Designer', 'is Banner Designer'],
    ['Email jobs@ouida.example ("SMM - Tita\'s" lang sa subject).', "is SMM - Tita's"],
    ['The subject of your email should start with "[Data Engineer]".', 'starts [Data Engineer]'],
    ['Indicate "PT - OT" followed by your full name on the subject line.', 'form PT - OT - your full name'],
    ['Subject: Editor - [Your name] - [Rate]', 'form Editor - [Your name] - [Rate]'],
    ['Use the following subject format: Closer | Full Name | City', 'form Closer | Full Name | City'],
    ['Ang subject ng email mo ay dapat "Handa na ako".', 'is Handa na ako'],
    ['Gamitin ang subject na "Sipag at tiyaga".', 'is Sipag at tiyaga'],
    ['Submit your CV to jobs@lakbay.example, subject: Nurse - Davao', 'is Nurse - Davao'],
    ['Write to us (Subject: Warehouse Lead).', 'is Warehouse Lead'],
    ['Email your resume with “Night Audit” in the subject line.', 'is Night Audit'],
    ['Send your CV with subject ACCT-22.', 'is ACCT-22'],
    ['Send it to hr@lakbay.example with the position title as email subject.', 'form the position title'],
    ['Put Xero BK - your full name - as the subject (nothing else).', 'form Xero BK - your full name'],
    [
      'i-send lang po ang updated resume nyo with subject line na SOLAR SETTER_Full Name.',
      'form SOLAR SETTER_Full Name',
    ],
    ['Ilagay sa subject QBO BOOKKEEPER - (buong pangalan).', 'form QBO BOOKKEEPER - (buong pangalan)'],
    ['Subject line: [your name] wants a window seat', 'form [your name] wants a window seat'],
    ['Title of your message should be only: PPC38', 'is PPC38'],
    [
      'Apply with the subject: "I can rank a roofer in {city you live in}"',
      'form I can rank a roofer in {city you live in}',
    ],
    ['Your subject must mention NIGHT CREW + your full name.', 'form NIGHT CREW + your full name'],
    ['Email hello@lakbay.example, subject CLOSER.', 'is CLOSER'],
    ['Headline your application with "Boring is good".', 'is Boring is good'],
    ['Use your full name and "Amazon VA" as subject.', 'form your full name and "Amazon VA"'],
    ["Use the subject line 'Baker – Night – YOUR NAME'.", 'form Baker – Night – YOUR NAME'],
    ['In the subject put your name + the word OVEN.', 'form your name + OVEN'],
    ['In the subject box type only: Oven First', 'is Oven First'],
    ['Subject line like so: Baker [your town]', 'form Baker [your town]'],
    ['Write the subject this way → Baker | First Name | Town', 'form Baker | First Name | Town'],
    ['Begin your subject with [BAKER] please.', 'starts [BAKER]'],
    ['Send it with "Baker_FirstNameLastName" as subject.', 'form Baker_FirstNameLastName'],
    ["Use the subject line 'Baker – Night'.", 'is Baker – Night'],
    ['Please write your subject line as follows: Ops Lead | Your Name', 'form Ops Lead | Your Name'],
    ['Gawing subject ang "Handa akong matuto" pag nag-apply.', 'is Handa akong matuto'],
    ['Send your CV with the subject line [TEA] Last Name', 'form [TEA] Last Name'],
  ])('%s', (text, subject) => {
    expect(read(text).filter((line) => line.startsWith('subject '))).toEqual([`subject ${subject}`])
  })

  test.each([
    'Responsibilities:\n- Send reminders with the subject "Your next visit"',
    'When you use the contact form, the subject should be "Directory listing".',
    'mag email sa supplier, laging ilagay sa subject ang PO number para di maligaw',
    'Email bids to the GC with the subject "BID - Boise".',
    'You will send each client an email with the subject "Monthly statement".',
    'Forward tickets with the subject "Refund" to finance.',
    'Test two subject lines for every campaign.',
    'I never open a message with a strange subject.',
    'The subject is mathematics, for grades 4 to 6.',
    'School subjects: Math, English and Science.',
    'Your job title will be "Happiness Hero".',
    'You label photos and title every album.',
    'Never use "Application" as your subject.',
    'Offers are subject to PASSING a background check.',
    'Subject: Help with our export\n\nHi, it breaks on long names.',
    'Work with Subject Matter Experts in three countries.',
  ])('none in: %s', (text) => {
    expect(read(text).filter((line) => line.startsWith('subject '))).toEqual([])
  })
})

test.each([
  ['For easier sorting the subject must include VIZ-0624.', 'word subject VIZ-0624'],
  ['Subject: has to contain the words core/paragraph.', 'word subject core/paragraph'],
  ['Subject must have both NIGHT and your name.', 'word subject NIGHT'],
])('a subject that has to hold something is not all of it: %s', (text, word) => {
  expect(read(text)).toContain(word)
})

test.each([
  ['Subject line: HL Job Listing', 'subject is HL Job Listing'],
  [
    'Send your CV with the subject line D3 Front-End and Data Consultant.',
    'subject is D3 Front-End and Data Consultant',
  ],
  [
    'Send an email with the subject of Senior Ruby Developer to crew@harbor.example',
    'subject is Senior Ruby Developer',
  ],
  ['Please submit your CV with the specific job title in the subject line.', 'subject form the specific job title'],
  ['Ang subject po ng email ay: Edad / Lugar / Pangalan.', 'subject form Edad / Lugar / Pangalan'],
])('all of a subject without marks is read: %s', (text, found) => {
  expect(read(text)).toContain(found)
})

test.each([
  'The job title says "Engineer" but really we look for an owner.',
  'We live in Cebu but are heading to SF soon.',
  'Read the papers that deal with the subject Maybe they know more.',
])('the title of the job, a way and a field are no subject: %s', (text) => {
  expect(read(text)).toEqual([])
})

test('what a reel is to be about is no subject of the message', () => {
  const asked = 'To apply:\n1. Write a hook for a reel on this subject: "tea before noon".\n2. Your rate'
  expect(read(asked)).toEqual(['ask a hook for a reel on this subject: "tea before noon"', 'ask Your rate'])
})
