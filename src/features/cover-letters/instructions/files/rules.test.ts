import { describe, expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

const files = (text: string) => read(text).filter((line) => line.startsWith('file '))

describe('what is to be sent along', () => {
  test.each([
    ['Show us your two best logos.', ['portfolio']],
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
  ])('%s', (text, wanted) => {
    expect(files(text)).toEqual(wanted.map((file) => `file ${file}`))
  })

  test.each([
    'A portfolio is nice to have but not needed.',
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
