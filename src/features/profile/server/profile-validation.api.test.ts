import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { house, type House } from '#server/testing/house.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())

const PATH = '/api/jobseeker/profile/'
const find = async (token: string) => (await h.call('GET', PATH, { token })).body
const post = (token: string, body: unknown) => h.call('POST', PATH, { token, body })
const put = (token: string, body: unknown) => h.call('PUT', PATH, { token, body })

describe('what does not fit is told field by field', () => {
  const longest = (max: number) => [`Ensure this field has no more than ${max} characters.`]
  const skills = (count: number) => Array.from({ length: count }, (_, n) => `skill ${n}`)
  const project = { title: 'Shop', description: 'Sold mangoes', url: '' }
  test.each([
    [{ title: 'a'.repeat(151) }, { title: longest(150) }],
    [{ about: 'a'.repeat(5001) }, { about: longest(5000) }],
    [{ location: 'a'.repeat(151) }, { location: longest(150) }],
    [{ projects: [{ ...project, title: 'a'.repeat(201) }] }, { 'projects.0.title': longest(200) }],
    [{ projects: [{ ...project, description: 'a'.repeat(2001) }] }, { 'projects.0.description': longest(2000) }],
    [{ projects: [{ ...project, url: `https://a.example/${'a'.repeat(500)}` }] }, { 'projects.0.url': longest(500) }],
    [
      { job_preferences: { custom_availability: 'a'.repeat(151) } },
      { 'job_preferences.custom_availability': longest(150) },
    ],
    [
      { job_preferences: { salary_max: 1_000_001 } },
      { 'job_preferences.salary_max': ['Salary cannot be more than 1000000.'] },
    ],
    [{ about: null }, { about: ['Enter a text.'] }],
    [{ skills: [7] }, { 'skills.0': ['Enter a text.'] }],
    [{ education: 'a school' }, { education: ['Enter a list.'] }],
    [
      { education: Array.from({ length: 31 }, () => ({ school: 'X' })) },
      { education: ['You can list up to 30 entries.'] },
    ],
    [{ education: [{ school: ' ', from: '2019' }] }, { 'education.0': ['Enter a school or a degree.'] }],
    [{ education: [{ school: 'a'.repeat(151) }] }, { 'education.0.school': longest(150) }],
    [{ education: [{ degree: 7 }] }, { 'education.0.degree': ['Enter a text.'] }],
    [{ experience: { employer: 'X' } }, { experience: ['Enter a list.'] }],
    [{ experience: [{}] }, { 'experience.0': ['Enter an employer or a title.'] }],
    [{ experience: [{ employer: 'X', to: 'a'.repeat(41) }] }, { 'experience.0.to': longest(40) }],
    [
      { experience: Array.from({ length: 31 }, () => ({ title: 'X' })) },
      { experience: ['You can list up to 30 entries.'] },
    ],
    [{ updated_at: 'yesterday' }, { updated_at: ['Enter the updated_at of the profile you read.'] }],
    [{ title: 7 }, { title: ['Enter a text.'] }],
    [{ willing_to_relocate: 1 }, { willing_to_relocate: ['Must be true or false.'] }],
    [{ years_of_experience: '7' }, { years_of_experience: ['Choose one of: 0-1, 1-3, 3-5, 5-10, 10+.'] }],
    [{ open_to_remote: 'yes' }, { open_to_remote: ['Must be true or false.'] }],
    [{ resume_url: 'luz.example' }, { resume_url: ['Please enter a valid URL for your online resume'] }],
    [{ resume_url: 'https://luz example' }, { resume_url: ['Please enter a valid URL for your online resume'] }],
    [{ website: 'javascript:alert(1)' }, { website: ['Please enter a valid website URL'] }],
    [{ linkedin: 'x' }, { linkedin: ['Please enter a valid LinkedIn URL'] }],
    [{ github: 'ftp://x.example' }, { github: ['Please enter a valid GitHub URL'] }],
    [{ website: `https://luz.example/${'a'.repeat(500)}` }, { website: longest(500) }],
    [{ skills: { a: 1 } }, { skills: ['Enter a list of skills.'] }],
    [{ skills: ['a'.repeat(101)] }, { 'skills.0': longest(100) }],
    [{ skills: skills(101) }, { skills: ['You can list up to 100 skills.'] }],
    [{ projects: 'not a list' }, { projects: ['Enter a list of projects.'] }],
    [{ projects: [{ ...project, title: ' ' }] }, { 'projects.0.title': ['Project title is required'] }],
    [
      { projects: [project, { ...project, description: '' }] },
      { 'projects.1.description': ['Project description is required'] },
    ],
    [{ projects: [{ ...project, url: 'x' }] }, { 'projects.0.url': ['Please enter a valid project URL'] }],
    [{ projects: Array.from({ length: 21 }, () => project) }, { projects: ['You can list up to 20 projects.'] }],
    [{ job_preferences: [] }, { job_preferences: ['Enter your job preferences as an object.'] }],
    [
      { job_preferences: { job_types: ['gig'] } },
      { 'job_preferences.job_types.0': ['Choose one of: full-time, part-time, contract, freelance, internship.'] },
    ],
    [{ job_preferences: { salary_min: -1 } }, { 'job_preferences.salary_min': ['Salary cannot be less than 0.'] }],
    [{ job_preferences: { salary_max: 'much' } }, { 'job_preferences.salary_max': ['Enter a number.'] }],
    [
      { jobPreferences: { salaryMin: '900', salaryMax: '500' } },
      { 'jobPreferences.salary_min': ['Minimum salary cannot be greater than maximum salary'] },
    ],
    [
      { job_preferences: { availability: 'custom', custom_availability: ' ' } },
      { 'job_preferences.custom_availability': ['Please specify your custom availability'] },
    ],
    [
      { job_preferences: { work_arrangement: 'moon' } },
      { 'job_preferences.work_arrangement': ['Choose one of: on-site, remote, hybrid, flexible.'] },
    ],
  ])('case %#', async (body, fields) => {
    const { token } = await h.signUp()
    const answer = await post(token, body)
    expect([answer.status, answer.body]).toEqual([400, fields])
    expect((await find(token)).updated_at).toBeNull()
  })

  test('what is exactly as long as it may be is kept', async () => {
    const { token } = await h.signUp()
    const body = {
      title: 'a'.repeat(150),
      about: 'a'.repeat(5000),
      website: `https://a.example/${'a'.repeat(482)}`,
      skills: ['a'.repeat(100)],
      projects: [{ title: 'a'.repeat(200), description: 'a'.repeat(2000), url: '' }],
      education: Array.from({ length: 30 }, () => ({
        school: 'a'.repeat(150),
        degree: '',
        from: '2'.repeat(40),
        to: '',
      })),
    }
    const answer = await post(token, body)
    expect([answer.status, answer.body]).toMatchObject([200, body])
    const preferences = { salary_min: 0, salary_max: 1_000_000, custom_availability: 'a'.repeat(150) }
    expect((await post(token, { job_preferences: preferences })).body.job_preferences).toMatchObject(preferences)
  })

  test('a hundred skills and twenty projects are kept', async () => {
    const { token } = await h.signUp()
    const projects = Array.from({ length: 20 }, () => project)
    const answer = await post(token, { skills: skills(100), projects })
    expect([answer.status, answer.body.skills.length, answer.body.projects.length]).toEqual([200, 100, 20])
  })

  test('a salary is kept to the cent', async () => {
    const { token } = await h.signUp()
    const sent = { salary_min: 446.43, salary_max: '1200.506' }
    const answer = await put(token, { job_preferences: sent })
    expect([answer.status, answer.body.job_preferences]).toMatchObject([
      200,
      { salary_min: 446.43, salary_max: 1200.51 },
    ])
    const read = await h.call('GET', '/api/jobseeker/profile/', { token })
    expect(read.body.job_preferences).toMatchObject({ salary_min: 446.43, salary_max: 1200.51 })
  })

  test('a figure is also held against the one that is stored', async () => {
    const { token } = await h.signUp()
    await put(token, { job_preferences: { salary_min: 900 } })
    const answer = await put(token, { job_preferences: { salary_max: 500 } })
    expect([answer.status, answer.body]).toEqual([
      400,
      { 'job_preferences.salary_min': ['Minimum salary cannot be greater than maximum salary'] },
    ])
    const custom = await put(token, { job_preferences: { availability: 'custom' } })
    expect(custom.body).toEqual({ 'job_preferences.custom_availability': ['Please specify your custom availability'] })
  })
})
