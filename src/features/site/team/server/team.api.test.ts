import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_TEAM } from '#server/demo-team.ts'
import { house, type House } from '#server/testing/house.ts'
import { replaceTeam } from './service.ts'

let h: House
beforeAll(async () => {
  h = await house()
})
afterAll(() => h.close())
const list = async () => (await h.call('GET', '/api/team-members/')).body

describe('GET /team-members/', () => {
  it('is empty until somebody is named', async () => {
    expect(await h.call('GET', '/api/team-members/')).toMatchObject({ status: 200, body: [] })
  })

  it('gives everybody in order with the fields of the spec, null where there is nothing', async () => {
    expect(await replaceTeam(h.deps, DEMO_TEAM)).toBe(DEMO_TEAM.length)
    const members = await list()
    expect(members.map((member: { name: string }) => member.name)).toEqual(DEMO_TEAM.map((member) => member.name))
    expect(members[0]).toEqual({
      name: 'Tomas Villanueva',
      position: 'Founder, product',
      bio: DEMO_TEAM[0]?.bio,
      photo_url: '/team/demo.svg',
      linkedin_url: 'https://www.linkedin.com/company/hanap-demo',
      twitter_url: null,
      github_url: null,
    })
  })
})

describe('naming the team', () => {
  it.each([
    [{}, 'the list'],
    [[{ name: '', position: 'x' }], '0.name'],
    [[{ name: 'x' }], '0.position'],
    [[{ name: 'x', position: 'y', bio: 'z'.repeat(601) }], '0.bio'],
    [[{ name: 'x', position: 'y', photo_url: 'https://elsewhere.test/a.png' }], '0.photo_url'],
    [[{ name: 'x', position: 'y', photo_url: '//elsewhere.test/a.png' }], '0.photo_url'],
    [[{ name: 'x', position: 'y', photo_url: '/../etc/passwd' }], '0.photo_url'],
    [[{ name: 'x', position: 'y', linkedin_url: 'javascript:alert(1)' }], '0.linkedin_url'],
    [[{ name: 'x', position: 'y', github_url: 'http://github.com/x' }], '0.github_url'],
  ])('refuses %j and leaves the team as it was', async (given, place) => {
    await replaceTeam(h.deps, [{ name: 'Stays', position: 'Here' }])
    await expect(replaceTeam(h.deps, given)).rejects.toThrow(place)
    expect(await list()).toMatchObject([{ name: 'Stays' }])
  })

  it('replaces everybody at once, also twice at the same moment', async () => {
    const one = [
      { name: 'A', position: 'x' },
      { name: 'B', position: 'x' },
    ]
    await Promise.all([replaceTeam(h.deps, one), replaceTeam(h.deps, one)])
    const names = (await list()).map((member: { name: string }) => member.name)
    expect(names).toEqual(['A', 'B'])
  })
})
