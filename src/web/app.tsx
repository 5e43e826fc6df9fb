import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { SET_UP_PATH } from '#features/auth/second-factor/rules.ts'
import { Onward, ParamsProvider, useLocation } from '#web/lib/navigation.tsx'
import { HydrationMark } from './lib/hydration.ts'
import { NowProvider } from './lib/now.tsx'
import { loginAddress, safeRedirect } from './lib/redirect.ts'
import type { RoutePlace, RouteRow } from './lib/route.ts'
import { part } from './lib/screen.tsx'
import { isAdmin, useHydrated, useSession } from './lib/session.ts'
import { matchRoute } from './router.tsx'
import { ScreenBoundary } from './shell/screen-boundary.tsx'
import { ScreenSkeleton } from './shell/screen-skeleton.tsx'
import { Shell } from './shell/shell.tsx'

const Parting = part(async () => (await import('./shell/parting.tsx')).Parting)
// The first page has its title and its place from the server.
const RouteFocus = part(async () => (await import('./shell/route-focus.tsx')).RouteFocus)

/** The product below a router: the same on the server and in the browser. */
export function App({ client, now }: { client: QueryClient; now: Date }) {
  return (
    <QueryClientProvider client={client}>
      <NowProvider start={now}>
        <Shell>
          <Screens />
        </Shell>
      </NowProvider>
    </QueryClientProvider>
  )
}

function Screens() {
  const { pathname, search } = useLocation()
  const { row, place } = matchRoute(pathname, search)
  return (
    <>
      <Title row={row} place={place} />
      <ScreenBoundary resetKey={pathname}>
        <Suspense fallback={<ScreenSkeleton />}>
          <HydrationMark />
          <ParamsProvider value={place.params}>
            <Guarded key={row.frame ?? row.path} row={row} />
          </ParamsProvider>
        </Suspense>
      </ScreenBoundary>
    </>
  )
}

/** Follows the data: a posting's title arrives with the posting. */
function Title({ row, place }: { row: RouteRow; place: RoutePlace }) {
  const client = useQueryClient()
  const read = () => row.head(place, client).title
  const title = useSyncExternalStore((listener) => client.getQueryCache().subscribe(listener), read, read)
  return <RouteFocus title={title} />
}

/** Guard rules of spec 1 §2; what the server cannot know waits for the browser behind a skeleton. */
function Guarded({ row }: { row: RouteRow }) {
  const hydrated = useHydrated()
  const { token, user, parting } = useSession()
  const here = useLocation()
  const { Screen } = row.screen
  const isGuest = !hydrated || token === null
  if (row.rendered) return row.access === 'guest' && !isGuest ? <Admitted search={here.search} /> : <Screen />
  if (!hydrated) return <ScreenSkeleton />
  if (row.access === 'guest') return isGuest ? <Screen /> : <Admitted search={here.search} />
  if (row.access === 'public') return <Screen />
  if (token === null) return parting === undefined ? <Onward to={loginAddress(here)} /> : <Parting sentence={parting} />
  return row.access === 'admin' ? <AdminOnly user={user}>{<Screen />}</AdminOnly> : <Screen />
}

/** After signing in: back to where the person wanted to go. */
function Admitted({ search }: { search: string }) {
  const { user } = useSession()
  const wish = safeRedirect(new URLSearchParams(search).get('redirect'))
  return <Onward to={user?.second_factor_required ? SET_UP_PATH : wish} />
}

function AdminOnly({ user, children }: { user: ReturnType<typeof useSession>['user']; children: ReactNode }) {
  if (user === null) return <ScreenSkeleton />
  if (user.second_factor_required) return <Onward to={SET_UP_PATH} />
  return isAdmin(user) ? children : <Onward to="/" />
}
