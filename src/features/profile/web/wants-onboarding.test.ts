import { describe, expect, it } from 'vitest'
import { wantsOnboarding } from './wants-onboarding.ts'

describe('who is asked to finish', () => {
  const seeker = {
    account_type: 'jobseeker',
    is_superuser: false,
    onboarding_completed: false,
    hide_onboarding_prompt: false,
  }
  it('asks job seekers who are not done and did not say no', () => {
    expect(wantsOnboarding(seeker)).toBe(true)
    expect(wantsOnboarding(null)).toBe(false)
    expect(wantsOnboarding({ ...seeker, onboarding_completed: true })).toBe(false)
    expect(wantsOnboarding({ ...seeker, hide_onboarding_prompt: true })).toBe(false)
    expect(wantsOnboarding({ ...seeker, account_type: 'admin' })).toBe(false)
    expect(wantsOnboarding({ ...seeker, is_superuser: true })).toBe(false)
  })
})
