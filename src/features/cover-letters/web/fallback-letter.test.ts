import { describe, expect, it } from 'vitest'
import { SUBJECT_MAX } from '../rules.ts'
import { fallbackLetter, plainSubject } from './fallback-letter.ts'

describe('the letter without a writer', () => {
  it('can be sent as it is', () => {
    const { subject, content } = fallbackLetter({ jobTitle: ' Data  Entry ', employer: 'Acme', name: 'Luz Reyes' })
    expect(subject).toBe('Application: Data Entry')
    expect(content).toBe(
      'Hello Acme team,\n\nI would like to apply for the Data Entry position.\n\nI would be glad to tell you more or to answer your questions.\n\nThank you for your time.\n\nBest regards,\nLuz Reyes',
    )
  })

  it('leaves out what is not known', () => {
    const { content } = fallbackLetter({ jobTitle: 'Data Entry', employer: null, name: ' ' })
    expect(content.startsWith('Hello,\n')).toBe(true)
    expect(content.endsWith('Best regards')).toBe(true)
  })

  it.each([136, 137, 138, 500])(
    'keeps the subject of a title of %i characters within what the board takes',
    (length) => {
      expect(plainSubject('x'.repeat(length)).length).toBeLessThanOrEqual(SUBJECT_MAX)
    },
  )
})
