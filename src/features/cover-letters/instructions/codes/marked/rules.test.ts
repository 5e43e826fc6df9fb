import { describe, expect, test } from 'vitest'
import { read } from '../../testing/in-words.ts'

describe('a mark alone makes no code word', () => {
  test.each([
    ['If interested, please include "rice terraces" in your response.', ['word anywhere rice terraces']],
    ['Use the phrase “low tide” so we know you read this.', ['word anywhere low tide']],
    ['In your first sentence write BAYBAY so I know you read it.', ['word first_line BAYBAY']],
  ])('placed or with its purpose: %s', (text, wants) => {
    expect(read(text)).toEqual(wants)
  })

  test.each([
    'Apply TODAY!',
    'Start Date: ASAP. Please apply ASAP.',
    'Only apply if you have trained a model on LSTM before.',
    'If you have built HIPAA-compliant tools, apply now.',
    'Apply today and be JUAN of our crew.',
    'Work on the EMEA shift. Apply now and grow with us.',
    'You have to use the newest release (**VERY IMPORTANT**). Apply below.',
    'To apply, make a thumbnail for a video titled "One in a Billion".',
  ])('emphasis, products and titles: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})
