import { OWN_SOURCE_MAX } from '../rules.ts'

/** A posting as its link names it: by our own number, or by a board's. */
export type NamedPosting = { id: number } | { source: 'olj' | 'linkedin'; source_id: string }
type Origins = { hanap: string; olj: string; linkedin: string }

const hostOf = (address: string): string => URL.parse(address)?.host ?? ''
const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/**
 * Which posting a link names, when it is one of a board's or our own; null for every other page. Links are shared with
 * all kinds of additions: a slug, another subdomain, tracking parameters, or the search page with the posting open.
 */
export function postingOfLink(link: string, origins: Origins): NamedPosting | null {
  const url = URL.parse(link.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (url.host === hostOf(origins.hanap)) {
    const id = /^\/jobs\/(\d{1,9})\/?$/.exec(url.pathname)?.[1]
    if (id !== undefined) return { id: Number(id) }
  }
  if (url.host === hostOf(origins.olj) || isBelow(url.host, 'onlinejobs.ph')) {
    const id = /^\/jobseekers\/job\/(?:[^/]{0,300}-)?(\d{1,12})\/?$/.exec(url.pathname)?.[1]
    if (id !== undefined) return { source: 'olj', source_id: id }
  }
  if (url.host === hostOf(origins.linkedin) || isBelow(url.host, 'linkedin.com')) {
    const id =
      /^\/jobs\/view\/(?:[^/]{0,300}-)?(\d{1,12})\/?$/.exec(url.pathname)?.[1] ??
      /^\d{1,12}$/.exec(url.searchParams.get('currentJobId') ?? '')?.[0]
    if (id !== undefined) return { source: 'linkedin', source_id: id }
  }
  return null
}

/** Where an application was made when the person does not say: the site of its link, `www.` aside. */
export const sourceOf = (source: string, link: string): string =>
  source === ''
    ? (URL.parse(link)
        ?.hostname.replace(/^www\./, '')
        .slice(0, OWN_SOURCE_MAX) ?? '')
    : source
