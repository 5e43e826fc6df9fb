import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_FORM } from '../fields.ts'
import { PROFILE_SENTENCES as say } from '../rules.ts'
import {
  advance,
  canGoBack,
  canSkip,
  firstOpenStep,
  goTo,
  missingNames,
  missingSteps,
  OVERLAY_TICK_MS,
  OVERLAY_TICKS,
  overlayPercentAt,
  percentAt,
  type Place,
  problemsOf,
  skip,
  type Step,
  STEP_NAMES,
  stepOf,
  stepOfField,
  STEPS,
  type WizardValues,
} from './rules.ts'

const EMPTY: WizardValues = { ...EMPTY_FORM, title: ' ', salary_max: ' ' }
const WHOLE: WizardValues = {
  ...EMPTY,
  title: 'Virtual Assistant',
  years_of_experience: '3-5',
  location: 'Iloilo',
  willing_to_relocate: true,
  skills: ['Shopify'],
  projects: [{ title: 'Shop', description: 'Sold mangoes', url: '' }],
  job_types: ['full-time'],
  salary_min: '0',
  salary_max: '900',
}
const ALL = { hasResume: true, connected: true }
const NONE = { hasResume: false, connected: false }
const START: Place = { step: 1, reached: 1, skipped: [] }

describe('the steps', () => {
  it('are six with their names, and say how far they are', () => {
    expect(STEPS.map((step) => STEP_NAMES[step])).toEqual([
      'Basic Information',
      'Resume Upload',
      'Skills & Expertise',
      'Portfolio & Links',
      'Job Preferences',
      'Connect Your OLJ Account',
    ])
    expect(STEPS.map((reached) => percentAt({ reached, skipped: [] }))).toEqual([0, 17, 33, 50, 67, 83])
  })

  it('can be skipped but for the resume and the board, and left backwards but for the first', () => {
    expect(STEPS.filter(canSkip)).toEqual([1, 3, 4, 5])
    expect(STEPS.filter(canGoBack)).toEqual([2, 3, 4, 5, 6])
    expect(skip({ ...START, step: 2, reached: 2 })).toEqual({ step: 2, reached: 2, skipped: [] })
    expect(skip({ ...START, step: 6, reached: 6 })).toEqual({ step: 6, reached: 6, skipped: [] })
  })

  it('remember what was skipped until it is done', () => {
    const after = skip(skip(advance(skip(START))))
    expect(after).toEqual({ step: 5, reached: 5, skipped: [1, 3, 4] })
    const back = goTo(after, 3)
    expect(back).toEqual({ step: 3, reached: 5, skipped: [1, 3, 4] })
    expect(advance(back)).toEqual({ step: 4, reached: 5, skipped: [1, 4] })
    expect(skip(skip(back)).skipped).toEqual([1, 3, 4])
  })

  it('that were passed over are not counted as done', () => {
    expect(percentAt({ reached: 6, skipped: [1, 3, 4, 5] })).toBe(17)
    expect(percentAt({ reached: 6, skipped: [5] })).toBe(67)
  })

  it('count as done only when they were left, also for who goes back to one', () => {
    const last = advance(goTo({ ...START, step: 5, reached: 5 }, 5))
    expect(percentAt(last)).toBe(83)
    expect(percentAt(goTo(last, 2))).toBe(83)
  })

  it('are out of reach until the one before was left', () => {
    expect(goTo(advance(START), 4)).toEqual({ step: 2, reached: 2, skipped: [] })
    expect(stepOf('3')).toBe(3)
    for (const given of [null, '', '0', '7', '2.0', ' 2', '1e0', {}]) expect(stepOf(given)).toBeNull()
  })

  it('never leave 1 to 6, whatever is pressed in whatever order', () => {
    const moves = { on: advance, skip, back: (place: Place) => goTo(place, Math.max(1, place.step - 1) as Step) }
    fc.assert(
      fc.property(fc.array(fc.constantFrom<keyof typeof moves>('on', 'skip', 'back')), (presses) => {
        const end = presses.reduce((place, press) => moves[press](place), START)
        expect(STEPS).toContain(end.step)
        expect(end.reached).toBeGreaterThanOrEqual(end.step)
        expect(end.skipped.every(canSkip)).toBe(true)
        expect(new Set(end.skipped).size).toBe(end.skipped.length)
      }),
    )
  })
})

describe('what a step asks for, to the letter', () => {
  it('says every sentence of an empty wizard', () => {
    expect(problemsOf(1, EMPTY, NONE)).toEqual({
      title: 'Professional title is required',
      years_of_experience: 'Years of experience is required',
      location: 'Location is required',
      work_options: 'Please select at least one work option',
    })
    expect(problemsOf(2, EMPTY, NONE)).toEqual({ resume: 'Please upload a resume file' })
    expect(problemsOf(3, EMPTY, NONE)).toEqual({ skills: 'At least one skill is required' })
    expect(problemsOf(4, EMPTY, NONE)).toEqual({ projects: 'Please add at least one project' })
    expect(problemsOf(5, EMPTY, NONE)).toEqual({
      job_types: 'Please select at least one job type',
      salary_min: 'Minimum salary is required',
      salary_max: 'Maximum salary is required',
    })
    expect(problemsOf(6, EMPTY, NONE)).toEqual({
      board: 'You must connect your OLJ account to complete onboarding.',
    })
  })

  it('is content with a whole one; one work option of either kind is enough', () => {
    for (const step of STEPS) expect(problemsOf(step, WHOLE, ALL)).toEqual({})
    expect(problemsOf(1, { ...WHOLE, open_to_remote: true, willing_to_relocate: false }, ALL)).toEqual({})
  })

  it.each([
    ['http://luz.example', true],
    ['https://luz.example/cv?a=1#b', true],
    ['luz.example', false],
    ['ftp://luz.example', false],
    ['https://luz example', false],
    ['https://', false],
    ['javascript:alert(1)', false],
  ])('takes %s as an address: %s', (address, fits) => {
    const values = { ...WHOLE, resume_url: address, website: address, linkedin: address, github: address }
    expect(problemsOf(2, values, ALL)).toEqual(
      fits ? {} : { resume_url: 'Please enter a valid URL for your online resume' },
    )
    expect(problemsOf(4, values, ALL)).toEqual(
      fits
        ? {}
        : {
            website: 'Please enter a valid website URL',
            linkedin: 'Please enter a valid LinkedIn URL',
            github: 'Please enter a valid GitHub URL',
          },
    )
  })

  it('wants no project where there is a link, and no link where there is a project', () => {
    const bare = { ...WHOLE, projects: [] }
    expect(problemsOf(4, bare, ALL)).toEqual({ projects: 'Please add at least one project' })
    for (const name of ['website', 'linkedin', 'github'] as const) {
      expect(problemsOf(4, { ...bare, [name]: 'https://luz.example' }, ALL)).toEqual({})
    }
    const begun = { ...bare, website: 'https://luz.example', projects: [{ title: '', description: 'Sold', url: '' }] }
    expect(problemsOf(4, begun, ALL)).toEqual({ 'projects.0.title': 'Project title is required' })
    expect(problemsOf(4, { ...bare, website: 'luz' }, ALL)).toEqual({ website: 'Please enter a valid website URL' })
  })

  it('looks at each project', () => {
    const projects = [
      { title: 'Shop', description: ' ', url: '' },
      { title: '', description: 'Sold mangoes', url: 'x' },
    ]
    expect(problemsOf(4, { ...WHOLE, projects }, ALL)).toEqual({
      'projects.0.description': 'Project description is required',
      'projects.1.title': 'Project title is required',
      'projects.1.url': say.projectUrl,
    })
  })

  it.each([
    ['500', '500', {}],
    ['901', '900', { salary_min: 'Minimum salary cannot be greater than maximum salary' }],
    ['-1', '900', { salary_min: 'Minimum salary is required' }],
    ['much', '900', { salary_min: 'Minimum salary is required' }],
    ['10', 'Infinity', { salary_max: 'Maximum salary is required' }],
    ['9', '10', {}],
  ])('takes a salary of %s to %s: %j', (min, max, problems) => {
    expect(problemsOf(5, { ...WHOLE, salary_min: min, salary_max: max }, ALL)).toEqual(problems)
  })

  it('wants words for an availability of one’s own', () => {
    const custom = { ...WHOLE, availability: 'custom' }
    expect(problemsOf(5, { ...custom, custom_availability: ' ' }, ALL)).toEqual({
      custom_availability: 'Please specify your custom availability',
    })
    expect(problemsOf(5, { ...custom, custom_availability: 'in May' }, ALL)).toEqual({})
  })
})

describe('where one begins and what is missing', () => {
  it('begins at the first step that asks for something', () => {
    expect(firstOpenStep(EMPTY, NONE)).toBe(1)
    expect(firstOpenStep(WHOLE, NONE)).toBe(2)
    expect(firstOpenStep({ ...WHOLE, skills: [] }, ALL)).toBe(3)
    expect(firstOpenStep(WHOLE, { ...ALL, connected: false })).toBe(6)
    expect(firstOpenStep(WHOLE, ALL)).toBe(1)
  })

  it('names the steps applying cannot do without', () => {
    const done = { has_basic_info: true, has_resume: true, has_skills: true, has_job_preferences: true }
    expect(missingSteps(done)).toEqual([])
    expect(missingSteps({ ...done, has_skills: false })).toEqual([3])
    expect(
      missingSteps({ has_basic_info: false, has_resume: false, has_skills: false, has_job_preferences: false }),
    ).toEqual([1, 2, 3, 5])
  })

  it('names what applying waits for, step by step', () => {
    expect(missingNames(EMPTY, false)).toEqual([
      'Professional title',
      'Years of experience',
      'Location',
      'Work options',
      'Resume',
      'Skills',
      'Job types',
    ])
    expect(missingNames({ ...WHOLE, willing_to_relocate: false }, true)).toEqual(['Work options'])
    expect(missingNames({ ...WHOLE, projects: [], salary_min: '' }, true)).toEqual([])
  })

  it('knows whose field the server refused', () => {
    expect(stepOfField('projects.0.title')).toBe(4)
    expect(stepOfField('jobPreferences.salary_min')).toBe(5)
    expect(stepOfField('resume')).toBe(2)
    expect(stepOfField('non_field_errors')).toBeNull()
  })
})

it('fills the overlay 5 percent every 100 ms, 20 times', () => {
  expect([OVERLAY_TICK_MS, OVERLAY_TICKS]).toEqual([100, 20])
  expect([0, 1, 2, 19, 20, 21].map(overlayPercentAt)).toEqual([0, 5, 10, 95, 100, 100])
})
