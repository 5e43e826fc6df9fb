import { describe, expect, it } from 'vitest'
import type { JobseekerProfile } from '../../contract.ts'
import { EMPTY_PROFILE } from '../../testing/profiles.ts'
import { afterAnswer } from './answers.ts'

const resume = (id: number) => ({ id, name: `${id}.pdf`, bytes: 10, uploaded_at: '2026-01-05T00:00:00.000Z' })
const at = (minute: number, some: Partial<JobseekerProfile> = {}): JobseekerProfile => ({
  ...EMPTY_PROFILE,
  updated_at: `2026-01-05T00:0${minute}:00.000Z`,
  ...some,
})

describe('answers of calls that run side by side', () => {
  it('a slow save does not take away the resume that was uploaded beside it', () => {
    const known = afterAnswer(at(2, { title: 'Nurse' }), at(1), at(1, { resume: resume(7) }))
    expect(known).toMatchObject({ title: 'Nurse', resume: { id: 7 } })
  })

  it('nor puts the resume back that was replaced beside it', () => {
    const known = afterAnswer(at(2, { resume: resume(7) }), at(1, { resume: resume(7) }), at(1, { resume: resume(8) }))
    expect(known.resume).toMatchObject({ id: 8 })
  })

  it('a slow upload brings its resume and leaves the fields that were saved beside it', () => {
    const known = afterAnswer(at(1, { resume: resume(7) }), at(1), at(2, { title: 'Nurse' }))
    expect(known).toMatchObject({ title: 'Nurse', resume: { id: 7 }, updated_at: at(2).updated_at })
  })

  it('a resume that is gone from the server is gone', () => {
    const before = at(1, { resume: resume(7) })
    expect(afterAnswer(at(2), before, before).resume).toBeNull()
  })

  it('is the answer while nothing was known', () => {
    expect(afterAnswer(at(1), undefined, undefined)).toEqual(at(1))
  })
})
