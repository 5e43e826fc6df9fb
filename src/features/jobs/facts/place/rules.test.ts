import { describe, expect, test } from 'vitest'
import { readIdProof, readPlace } from './rules.ts'

describe('open to the Philippines', () => {
  test.each([
    ['Must be based in the Philippines.', 'yes'],
    ['We are hiring Filipino virtual assistants.', 'yes'],
    ['Open to applicants from the Philippines', 'yes'],
    ['Philippines-based candidates preferred', 'yes'],
    ['Work from anywhere in the world.', 'yes'],
    ['Only applicants from Metro Manila', 'yes'],
    ['Visayas and Mindanao applicants are welcome', 'yes'],
    ['We only hire from Cebu.', 'yes'],
    ['Pinoy lang po', 'yes'],
    ['We hire worldwide.', 'yes'],
    ['Anyone in Southeast Asia may apply', 'yes'],
    ['W2 only, no agencies', 'no'],
    ['Green card holders preferred', 'no'],
    ['Our team is in Cebu and Austin', 'not_said'],
    ['US only. No exceptions.', 'no'],
    ['Candidates must be located in the United States', 'no'],
    ['You must be authorized to work in the UK', 'no'],
    ['US citizens only', 'no'],
    ['Only considering candidates in Latin America', 'no'],
    ['We cannot hire in the Philippines at this time', 'no'],
    ['Open to all countries except the Philippines', 'no'],
    ['This role is only for people based in South America; nobody else can be taken.', 'no'],
    ['Open exclusively to Canada-based freelancers', 'no'],
    ['Limited to candidates who live in Mexico', 'no'],
    ['Applicants must reside in Texas or Florida', 'no'],
    ['You must be a US citizen', 'no'],
    ['Right to work in Germany needed', 'no'],
    ['US work authorization is required', 'no'],
    ['We do not hire outside of Europe', 'no'],
    ['Applications from outside the UK will not be read', 'no'],
    ['Must be based in Latin America or the Philippines', 'not_said'],
    ['Only open to people in Colombia, Mexico and the Philippines', 'not_said'],
    ['You will not call outside US hours', 'not_said'],
    ['We only work with clients in Canada', 'not_said'],
    ['Only leads from Texas are called', 'not_said'],
    ['Experience with US work visas is a plus', 'not_said'],
    ['We are a US-based company with US clients only', 'not_said'],
    ['Our office in Sydney needs help', 'not_said'],
    ['US hours only', 'not_said'],
    ['Must be based in the US. Must be based in the Philippines.', 'not_said'],
    ['', 'not_said'],
  ])('%s: %s', (text, answer) => {
    expect(readPlace(text).answer).toBe(answer)
  })
})

describe('ID proof', () => {
  test.each([
    ['ID proof of at least 60 please', 60],
    ['Minimum ID Proof: 50', 50],
    ['Your ID proof score must be 75 or higher', 75],
    ['60+ ID proof', 60],
    ['40 and above ID Proof', 40],
    ['ID proof required', null],
    ['Bring proof of ID, 2 copies', null],
    ['ID proof of 250', null],
  ])('%s: %s', (text, value) => {
    expect(readIdProof(text)?.value ?? null).toBe(value)
  })
})
