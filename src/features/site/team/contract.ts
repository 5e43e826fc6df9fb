import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { isTeamLink, isTeamPhoto } from './rules.ts'

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const link = z.prefault(
  z.nullable(z.string().check(z.maxLength(500), z.refine(isTeamLink, 'must be an https:// address'))),
  null,
)

/**
 * Somebody of the team (spec 3 §3). The photo is a file of our own (`/team/…`), because pages load pictures from nowhere
 * else; the links are https addresses. Null where there is none.
 */
export const teamMember = z.object({
  name: text(100),
  position: text(100),
  bio: z.prefault(z.string().check(z.trim(), z.maxLength(600)), ''),
  photo_url: z.prefault(
    z.nullable(z.string().check(z.maxLength(500), z.refine(isTeamPhoto, 'must be a path such as /team/ana.webp'))),
    null,
  ),
  linkedin_url: link,
  twitter_url: link,
  github_url: link,
})
export type TeamMember = z.output<typeof teamMember>

export const team = {
  list: endpoint({
    method: 'GET',
    path: '/team-members/',
    access: 'public',
    sameForVisitors: true,
    summary: 'The people behind the product, in their order.',
    response: z.array(teamMember),
  }),
}
