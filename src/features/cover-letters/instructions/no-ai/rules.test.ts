import { describe, expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

describe('no letter of a machine', () => {
  test.each([
    // Forbidden.
    'Please do not use AI to write your cover letter.',
    'Don’t use ChatGPT.',
    'DO NOT USE AI IN YOUR APPLICATION!',
    'Please refrain from using any AI tools when applying.',
    'We ask that you not use AI for your answers.',
    "I'd rather you didn't use ChatGPT for this.",
    'Use of AI in your application is not allowed.',
    'No AI!',
    'No copy-paste and no AI answers.',
    'AI is strictly prohibited in the application.',
    'Please don’t use AI for the test.',
    'Please do not have ChatGPT write your application.',
    'Your cover letter should not be written by AI.',
    'Leave ChatGPT out of your application.',
    'Please write your application without ChatGPT or any other AI.',
    'Please don’t send me an application ChatGPT wrote.',
    'We get many applications written by AI. We will not read these.',
    'Write in your own words, we stopped reading AI-generated letters.',
    // Refused.
    'AI-generated applications will be rejected.',
    'AI applications = instant delete.',
    'Generic, copy-pasted or AI cover letters will be skipped.',
    'Any application written by ChatGPT goes in the bin.',
    'Using AI to answer these questions will disqualify you.',
    "We don't read AI-written messages.",
    "We won't consider applications that were generated with AI.",
    'Letters that ChatGPT wrote are thrown away.',
    'We have zero tolerance for AI-generated applications.',
    "If your application is AI generated, don't bother applying.",
    'If you use ChatGPT to apply, you will be disqualified.',
    'I hate AI-written cover letters.',
    // Noticed.
    "I've read hundreds of ChatGPT letters, I can spot them a mile away.",
    "I can tell when it's AI.",
    'Write it yourself: we know what ChatGPT sounds like.',
    'We run all applications through an AI detector.',
    'If it sounds like ChatGPT, I will skip it.',
    'If I feel that a robot wrote your letter I stop reading.',
    // A human is wanted.
    'I want to hear from you, not from ChatGPT.',
    'Your message must be written by you and not by AI.',
    'Write your answers in your own words, no chatbots.',
    'We want human-written applications, not AI.',
    // Filipino and mixed.
    'Wag po kayong gagamit ng ChatGPT.',
    'Ayaw namin ng AI na sagot.',
    'Hindi namin babasahin ang application na gawa ng AI.',
    'Alam namin kung ChatGPT ang gumawa ng sagot mo.',
    'Huwag mag-AI sa cover letter, please.',
    'Pag ChatGPT ang gamit mo, reject agad.',
  ])('%s', (text) => {
    expect(read(text)).toContain('no_ai')
  })

  test.each([
    'Feel free to use AI for your application.',
    'Using ChatGPT will not disqualify you.',
    'AI-generated applications will not be rejected.',
    'Messages from bots are deleted by our filters; you check what remains.',
    "Don't let AI take your job: learn it with us.",
    'You will moderate comments: remove bots and spam.',
    'You may use ChatGPT, we do not mind.',
    'Students may not use ChatGPT.',
    'We do not use AI to read applications.',
    'No AI experience needed.',
    'Do not use AI in the articles you write for our clients.',
    'No AI art in our shop: every drawing is made by hand.',
    'Our bots will not reject your application, a person reads it.',
    'You will detect AI-generated reviews and reject them.',
    'Never paste customer data into ChatGPT.',
    'Experience with ChatGPT, Claude and other AI tools is a must.',
    'We are building an AI that answers e-mails.',
    'AI-generated images are not accepted by our publisher.',
    'You can tell a good prompt from a bad one; AI is our daily tool.',
    'If you use AI well, we want to hear from you.',
    "Don't be afraid of AI: we use it everywhere.",
    'Is AI going to take this job? No. AI will not replace you.',
    'Requirements:\n- no bots or scripts in the game accounts\n- knows how to spot AI text in student essays',
  ])('nothing in: %s', (text) => {
    expect(read(text).filter((line) => line === 'no_ai')).toEqual([])
  })
})
