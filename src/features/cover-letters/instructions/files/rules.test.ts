import { describe, expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

const files = (text: string) => read(text).filter((line) => line.startsWith('file '))

describe('what is to be sent along', () => {
  test.each([
    ['Show us your two best logos.', ['portfolio']],
    ['To apply, share three live sites with me.', ['portfolio']],
    ['To apply, attach one post that got more than 90 comments.', ['portfolio']],
    ['Please send details of your machine.', ['pc_specs']],
    ['Send your resume and a redacted plan you have drafted.', ['resume', 'portfolio']],
    ['Step 3: Include links to five live shops.', ['portfolio']],
    ['Send a poem of yours and one essay you wrote.', ['portfolio']],
    ['Please attach two samples of translations.', ['portfolio']],
    ['Please include a video of you singing.', ['video']],
    ['A CV and a short audio clip are needed.', ['resume', 'voice']],
    ['CV is required.', ['resume']],
    ['Send the link to your Instagram.', ['portfolio']],
    ['Please share the link of your best reel.', ['portfolio']],
    ['Give me two links to shops that you coded.', ['portfolio']],
    ['Writing samples needed.', ['portfolio']],
    ['Huwag kalimutan ang CV mo!', ['resume']],
    ["Don't forget your PC specs.", ['pc_specs']],
    ['No portfolio, no reply.', ['portfolio']],
    ['Send 4 of your best thumbnails.', ['portfolio']],
    ['Pa-send ng link ng mga page na na-handle mo.', ['portfolio']],
    ['Please send your CV, photo, and cover letter.', ['resume', 'photo']],
    ['Applications with no CV or no sample posts are deleted automatically.', ['resume', 'portfolio']],
    [
      'Candidates should provide a current résumé and one writing sample (redact client names).',
      ['resume', 'portfolio'],
    ],
    ['Only those with interiors in their portfolio will be shortlisted so kindly include the link.', ['portfolio']],
    ['We also ask every teacher for a short video introduction (1-2 min).', ['video']],
    ['HIPAA cert. Upload yours together with your CV.', ['resume', 'certificate']],
    ['CPC certificate copy pls attach', ['certificate']],
    ['Resume + two references + speedtest screenshot please.', ['resume', 'speed_test', 'references']],
    ['To apply, please message us here.\n\nA minute of you talking, any phone, no editing.', ['video']],
    ['To apply, please message us here.\n\nVoice memo instead of a cover letter please!', ['voice']],
    ['To apply, please message us here.\n\nLet me hear you: 30 sec audio, introduce yourself.', ['voice']],
    ['To apply, please message us here.\n\nA live Webflow link (yours, not the one of an agency).', ['portfolio']],
    ['What i want from u:\n- ur best 6 thumbs in ONE image (grid)', ['portfolio']],
    ["To apply, please message us here.\n\nWe don't need a resume. One full plan set of yours as PDF.", ['portfolio']],
    ['Pasa nyo lang po resume tsaka mga gawa nyo.', ['resume', 'portfolio']],
    ['Pakisama na rin po ang litrato ng workstation at specs ng PC.', ['pc_specs', 'photo']],
    ['CV required, cover letter optional.', ['resume']],
  ])('%s', (text, wanted) => {
    expect(files(text)).toEqual(wanted.map((file) => `file ${file}`))
  })

  test.each([
    'A portfolio is nice to have but not needed.',
    'You will share two recent posts a day on our page.',
    'To apply, please message us here.\n\nSkip the CV, I never read them.',
    'To apply, please message us here.\n\nForget the resume, nobody looks at those.',
    'Apply with a note instead of a resume.',
    "Please reply here; we'll ask for your resume later.",
    "Applications with a photo will be rejected, please don't include one.",
    'i-attach ang resibo at picture ng items sa bawat return',
    'Attach screenshots, HAR files and a short video to each defect in Jira.',
    'To apply, please message us here.\n\nRather than a CV, two lines from you.',
    'The assessment consists of a typing test and a short video answer.',
    'Those who move forward will be asked to record a voice sample.',
    'Check that applicants attach their certificates.',
    'Qualities we like: calm, types 50 wpm, honest',
    'You will send clients links to their new sites.',
    'We show our best designs on Behance.',
    'If selected, you will be asked to send a Loom video.',
    'Collect references of tenants.',
    'A certificate is not required; experience is needed.',
    'I have attached some examples and a Loom video of the bug.',
    'Users can upload a voice recording to the app.',
    'If you love maps and have a portfolio of travel apps, we want to hear from you!',
    'Qualifications include: high school diploma, two years of sales.',
    'Provide a Loom video for each workflow.',
    'Complete the application, then call or text our office.',
  ])('nothing in: %s', (text) => {
    expect(files(text)).toEqual([])
  })
})

test.each([
  ['To apply, send a redacted contract you drafted.', ['file portfolio']],
  ['When you apply, share three live links and your rate.', ['ask your rate', 'file portfolio']],
  ['To apply, attach one reel that got more than a thousand saves.', ['file portfolio']],
  ['To apply, submit a copy of NC II.', ['file certificate']],
  ['To apply, please send a custom audition of the text below.', ['file voice']],
])('things that were made: %s', (text, found) => {
  expect(read(text).toSorted()).toEqual(found)
})

test.each([
  'NC II in housekeeping is an advantage.',
  'We ran three ads that got no clicks.',
  'You review contracts that we drafted.',
])('wishes and the work: %s', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  ['Checklist before you send:\n[ ] You have attached a PDF of your resume', 'file resume'],
  ['To Apply: Please include links or summaries of previous work.', 'file portfolio'],
  ['Please share any relevant case studies.', 'file portfolio'],
])('a file that is told as done or with something else: %s', (text, file) => {
  expect(read(text)).toContain(file)
})

test('what is asked of some later is asked of nobody yet', () => {
  expect(read('Applicants will be contacted and asked to send a portfolio of any relevant work.')).toEqual([])
})

test.each([
  ['Send a recorded demo of your voice, please.', ['file voice']],
  ['Begin your proposal with your typing speed (wpm).', ['ask your typing speed (wpm)']],
  ['Show us past logos or do not apply.', ['file portfolio']],
  ['Kasama sa application ang resume at screenshot ng typing test.', ['file resume', 'file typing_test']],
  ['Please include a photo of your work area.', ['file photo']],
  ['A CV and a diploma must accompany your application.', ['file resume', 'file certificate']],
  ['Interested cooks may forward their resume to kitchen@inn.example.', ['file resume']],
  ['Bring your resume on the day of the interview.', []],
  ['During the chat we ask for your references.', []],
  ["You'd get a voice note from me and type it up.", []],
  ['State in your letter your turnaround for 30 minutes of audio.', ['ask your turnaround for 30 minutes of audio']],
])('%s', (text, found) => {
  expect(read(text)).toEqual(found)
})
