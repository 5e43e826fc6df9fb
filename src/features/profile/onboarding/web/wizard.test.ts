import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '#web/lib/api.ts'
import type { JobseekerProfile } from '../../contract.ts'
import { EMPTY_PROFILE } from '../../testing/profiles.ts'
import type { Outside, Place } from '../rules.ts'
import { beginning } from './begin.ts'
import type { WizardToast } from './texts.ts'
import type { Draft } from './values.ts'
import { Wizard } from './wizard.ts'
import type { WizardPorts } from './wizard-state.ts'

const BASIC = {
  title: 'Bookkeeper',
  years_of_experience: '1-3' as const,
  location: 'Cebu',
  open_to_remote: true,
  willing_to_relocate: false,
}
const SAVED: JobseekerProfile = { ...EMPTY_PROFILE, ...BASIC }
const OUT: Outside = { hasResume: false, connected: false }
const ALL: Outside = { hasResume: true, connected: true }

let online: boolean
let said: string[]
let shown: string[]
let drafts: (Draft | null)[]
let places: Place[]
let saveStep: ReturnType<typeof vi.fn<WizardPorts['saveStep']>>
let wizard: Wizard

async function keepAtOnce(at: Place): Promise<void> {
  if (!online) throw new NetworkError('lost')
  places.push(at)
}

function make(
  place: Place = { step: 1, reached: 1, skipped: [] },
  draft: Draft | null = null,
  keepPlace: WizardPorts['keepPlace'] = keepAtOnce,
): Wizard {
  return new Wizard(beginning({ profile: EMPTY_PROFILE, kept: place, draft, connected: false, asked: null }), {
    saveStep,
    keepPlace,
    isOnline: () => online,
    show: (step, how, from) => void shown.push(`${how} ${from}>${step}`),
    keepDraft: (draft_) => void drafts.push(draft_),
    say: ({ type, title, message }: WizardToast) => void said.push(`${type}: ${title} / ${message}`),
    hush: () => void (said = said.filter((one) => !one.includes('Progress Saved'))),
  })
}

beforeEach(() => {
  online = true
  said = []
  shown = []
  drafts = []
  places = []
  saveStep = vi.fn<WizardPorts['saveStep']>(async () => SAVED)
  wizard = make()
})

describe('the place that is told', () => {
  it('is the last one, however slowly an earlier one is heard', async () => {
    const heard: number[] = []
    const answers: (() => void)[] = []
    wizard = make({ step: 3, reached: 3, skipped: [] }, null, (at) => {
      heard.push(at.step)
      return new Promise<void>((resolve) => answers.push(resolve))
    })
    for (const step of [2, 1, 2, 3] as const) wizard.arrive(step)
    expect(heard).toEqual([2])
    wizard.arrive(1)
    answers[0]?.()
    await vi.waitFor(() => expect(heard).toEqual([2, 1]))
    answers[1]?.()
    await wizard.settle()
    expect(heard).toEqual([2, 1])
  })
})

describe('Continue', () => {
  it('stays with its sentences while the step is not whole; they go as they are answered', () => {
    expect(wizard.proceed(OUT)).toBe(false)
    expect(wizard.read()).toMatchObject({ place: { step: 1 }, refusals: 1 })
    expect(wizard.read().problems).toHaveProperty('title', 'Professional title is required')
    wizard.set({ title: 'Bookkeeper' })
    expect(Object.keys(wizard.read().problems)).toEqual(['years_of_experience', 'location', 'work_options'])
    expect([saveStep.mock.calls.length, shown]).toEqual([0, []])
  })

  it('goes on at once, saves beside, and says so when it is saved', async () => {
    let answer = (_profile: JobseekerProfile): void => undefined
    saveStep.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    wizard.set(BASIC)
    expect(wizard.proceed(OUT)).toBe(true)
    expect(wizard.read()).toMatchObject({ place: { step: 2, reached: 2 }, waiting: [1] })
    expect([shown, said]).toEqual([['forward 1>2'], []])
    answer(SAVED)
    await wizard.settle()
    expect(said).toEqual(['success: Progress Saved / Step 1 completed successfully!'])
    expect(wizard.read().waiting).toEqual([])
    expect(places).toEqual([{ step: 2, reached: 2, skipped: [] }])
    expect(drafts.at(-1)).toBeNull()
  })

  it('adds https:// to what was sent without leaving the field', async () => {
    wizard = make({ step: 4, reached: 4, skipped: [] })
    wizard.set({ website: 'luz.example', projects: [{ title: 'a', description: 'b', url: '' }] })
    expect(wizard.proceed(OUT)).toBe(true)
    await wizard.settle()
    expect(saveStep.mock.calls[0]?.[1].website).toBe('https://luz.example')
  })

  it('completes no step ahead that nobody has seen: what a resume says of it is only saved', async () => {
    wizard = make({ step: 2, reached: 2, skipped: [] })
    wizard.set({ skills: ['Xero'] })
    await wizard.save(3)
    expect([saveStep.mock.calls.map(([step]) => step), said]).toEqual([[3], []])
    wizard = make({ step: 3, reached: 3, skipped: [] })
    wizard.set({ skills: ['Xero'] })
    await wizard.save(3)
    expect(said).toEqual(['success: Progress Saved / Step 3 completed successfully!'])
  })

  it('on the last step only says whether all is there', () => {
    wizard = make({ step: 6, reached: 6, skipped: [] })
    expect(wizard.proceed(OUT)).toBe(false)
    expect(wizard.read().problems).toEqual({ board: 'You must connect your OLJ account to complete onboarding.' })
    wizard.look({ ...OUT, connected: true })
    expect(wizard.read().problems).toEqual({})
    expect(wizard.proceed(ALL)).toBe(true)
    expect(saveStep).not.toHaveBeenCalled()
  })
})

describe('a save that fails keeps nobody from going on', () => {
  const fail = new ApiError(500, { error: 'x', detail: 'x' })
  it.each([
    [1, 'error: Error / There was an error saving your profile. Please try again.'],
    [2, 'error: Resume Upload Error / There was a problem uploading your resume. Please try again.'],
    [3, 'error: Error / There was an error saving your profile. Please try again.'],
    [4, 'error: Error / There was an error saving your profile. Please try again.'],
    [5, 'error: Job Preferences Error / There was a problem saving your job preferences. Please try again.'],
  ] as const)('step %i says its sentence and waits for the completion', async (step, sentence) => {
    saveStep.mockRejectedValue(fail)
    await wizard.save(step)
    expect(said).toEqual([sentence])
    expect(wizard.read().waiting).toEqual([step])
  })

  it('tells what the server refused field by field, and does not send the same once more', async () => {
    saveStep.mockRejectedValue(new ApiError(400, { title: ['Too long.'], location: ['Enter a text.', 'No.'] }))
    await wizard.save(1)
    expect(said).toEqual(['error: Error / title: Too long., location: Enter a text. No.'])
    expect(wizard.read().waiting).toEqual([])
    expect(wizard.refuseFields({ 'jobPreferences.salary_min': ['Enter a number.'] })).toBe(false)
    expect(wizard.read().problems).toEqual({})
    wizard = make({ step: 6, reached: 6, skipped: [] })
    expect(wizard.refuseFields({ 'jobPreferences.salary_min': ['Enter a number.'] })).toBe(true)
    expect(wizard.read()).toMatchObject({ place: { step: 5 }, problems: { salary_min: 'Enter a number.' } })
    expect(wizard.refuseFields({ non_field_errors: ['No.'] })).toBe(false)
  })

  it('an upload the person stopped is no failure', async () => {
    saveStep.mockRejectedValue(new DOMException('stopped', 'AbortError'))
    await wizard.save(2)
    expect(said).toEqual([])
  })
})

describe('without a connection', () => {
  it('says plainly that it is saved later, keeps it here, and saves it when the connection is back', async () => {
    online = false
    wizard.set(BASIC)
    wizard.proceed(OUT)
    await wizard.settle()
    expect(said).toEqual([
      'info: Saved on this device / You are offline. Step 1 will be saved when the connection is back.',
    ])
    expect(drafts.at(-1)).toMatchObject({ values: BASIC, waiting: [1], place: { step: 2, reached: 2 } })
    expect(saveStep).not.toHaveBeenCalled()
    online = true
    await wizard.flush()
    expect(saveStep.mock.calls.map(([step]) => step)).toEqual([1])
    expect(said.at(-1)).toBe('success: Progress Saved / Step 1 completed successfully!')
    expect(places).toEqual([{ step: 2, reached: 2, skipped: [] }])
    expect(drafts.at(-1)).toBeNull()
  })

  it('goes on after a reload where it was, with what waited', async () => {
    online = false
    wizard.set(BASIC)
    wizard.proceed(OUT)
    await wizard.settle()
    const again = make({ step: 1, reached: 1, skipped: [] }, drafts.at(-1) ?? null)
    expect(again.read()).toMatchObject({ place: { step: 2 }, values: BASIC, waiting: [1] })
    online = true
    await again.flush()
    expect(again.read().waiting).toEqual([])
  })

  it('a line lost in the middle is the same, a dead server is a failure', async () => {
    saveStep.mockImplementation(async () => {
      online = false
      throw new NetworkError('lost')
    })
    await wizard.save(3)
    expect(said.at(-1)).toContain('Step 3 will be saved when the connection is back.')
    online = true
    saveStep.mockRejectedValue(new NetworkError('lost'))
    await wizard.save(3)
    expect(said.at(-1)).toContain('There was an error saving your profile.')
    expect(wizard.read().waiting).toEqual([3])
  })
})

describe('moving', () => {
  it('skips with its sentence, never the resume or the board, and sends nothing', () => {
    wizard.set({ title: 'Half' })
    wizard.skip()
    expect(said).toEqual([
      'info: Basic Information Skipped / Basic Information step was skipped. You can complete it later.',
    ])
    expect(wizard.read().place).toEqual({ step: 2, reached: 2, skipped: [1] })
    expect(drafts.at(-1)?.values).toMatchObject({ title: 'Half' })
    wizard.skip()
    expect(wizard.read().place.step).toBe(2)
    expect([saveStep.mock.calls.length, said.length]).toEqual([0, 1])
  })

  it('saves a skipped step that is whole, without a word of its completion', async () => {
    wizard = make({ step: 4, reached: 4, skipped: [] })
    wizard.set({ linkedin: 'linkedin.example/in/luz' })
    wizard.skip()
    await wizard.settle()
    expect(saveStep.mock.calls.map(([step, { linkedin }]) => [step, linkedin])).toEqual([
      [4, 'https://linkedin.example/in/luz'],
    ])
    expect(said).toEqual([
      'info: Portfolio & Links Skipped / Portfolio & Links step was skipped. You can complete it later.',
    ])
  })

  it('goes back by the button or by the browser, and forth again', async () => {
    wizard = make({ step: 3, reached: 3, skipped: [1] })
    wizard.back()
    wizard.arrive(2)
    expect([wizard.read().place.step, shown]).toEqual([2, ['back 3>2']])
    wizard.arrive(3)
    expect(wizard.read().place.step).toBe(3)
    wizard.arrive(5)
    expect(wizard.read().place.step).toBe(3)
    await wizard.settle()
    expect(places.map(({ step }) => step)).toEqual([2, 3])
  })

  it('what is typed while the save is under way is saved by the next one', async () => {
    wizard.set(BASIC)
    saveStep.mockImplementationOnce(async () => {
      wizard.set({ title: 'Nurse' })
      return SAVED
    })
    await wizard.save(1)
    expect(wizard.read().waiting).toEqual([1])
    await wizard.flush()
    expect(saveStep.mock.calls[1]?.[1].title).toBe('Nurse')
    expect(wizard.read().waiting).toEqual([])
  })

  it('leaves nothing on the device once it is over', () => {
    wizard.set({ title: 'Half' })
    wizard.finish()
    expect(drafts.at(-1)).toBeNull()
    wizard.set({ title: 'More' })
    expect(drafts.at(-1)).toBeNull()
  })
})
