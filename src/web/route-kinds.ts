import type { Head } from './lib/head.ts'
import { type RouteRow, titled } from './lib/route.ts'
import { screen } from './lib/screen.tsx'
import { GUIDE_DESCRIPTIONS, PAGE_DESCRIPTIONS } from './page-descriptions.ts'
import { GUIDE_TITLES, type GuideSlug } from './screens/public/page-titles.ts'

type FindScreen = Parameters<typeof screen>[0]
type PagePath = keyof typeof PAGE_DESCRIPTIONS

const SCREENS = 'src/web/screens'
// The build for the browser leaves the descriptions out: nobody reads them there.
const describe: (path: PagePath) => string = import.meta.env.SSR ? (path) => PAGE_DESCRIPTIONS[path] : () => ''
const describeGuide: (slug: GuideSlug) => string = import.meta.env.SSR ? (slug) => GUIDE_DESCRIPTIONS[slug] : () => ''

/** A screen that the server renders with its data. `file` is its source below `screens/`, without its ending. */
export const rendered = (
  path: string,
  file: string,
  find: FindScreen,
  row: Omit<RouteRow, 'path' | 'screen' | 'rendered'>,
): RouteRow => ({ path, screen: screen(find, `${SCREENS}/${file}.tsx`), rendered: true, ...row })

/** A public page of text, in the file its path is called after. */
export function page(path: PagePath, title: string, find: FindScreen, row: Partial<RouteRow> = {}): RouteRow {
  const head: Head = { title: `${title} · Hanap`, description: describe(path), canonical: path }
  return rendered(path, `public${path}`, find, { access: 'public', head: () => head, ...row })
}

/** A guide below /resources. */
export function guide(slug: GuideSlug, find: FindScreen): RouteRow {
  const path = `/resources/${slug}`
  const description = describeGuide(slug)
  const head: Head = { title: `${GUIDE_TITLES[slug]} · Hanap`, description, canonical: path, image: 'guides' }
  return rendered(path, `public/guides/${slug}`, find, { access: 'public', head: () => head })
}

const filledInTheBrowser =
  (access: RouteRow['access']) =>
  (path: string, title: string, find: FindScreen, description?: string): RouteRow => ({
    path,
    access,
    screen: screen(find),
    head: titled(title, description),
  })

/** A screen for anyone that only the browser fills. */
export const open = filledInTheBrowser('public')
/** A screen for visitors; a signed-in person is sent on. */
export const guest = filledInTheBrowser('guest')
/** A screen of a signed-in person; a visitor logs in first. */
export const own = filledInTheBrowser('user')
/** A screen of the team. */
export const admin = filledInTheBrowser('admin')
