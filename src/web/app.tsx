import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { HydrationMark } from './lib/hydration.ts'
import { NowProvider } from './lib/now.tsx'
import { loginAddress, safeRedirect } from './lib/redirect.ts'
import type { RouteRow } from './lib/route.ts'
import { isAdmin, useHydrated, useSession } from './lib/session.ts'
import { matchRoute, NOT_FOUND, ROUTES } from './router.tsx'
import { RouteFocus } from './shell/route-focus.tsx'
import { ScreenBoundary } from './shell/screen-boundary.tsx'
import { ScreenSkeleton } from './shell/screen-skeleton.tsx'
import { Shell } from './shell/shell.tsx'

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
  const { pathname } = useLocation()
  return (
    <>
      <Title />
      <ScreenBoundary resetKey={pathname}>
        <Suspense fallback={<ScreenSkeleton />}>
          <HydrationMark />
          <Routes>
            {[...ROUTES, NOT_FOUND].map((row) => (
              <Route key={row.path} path={row.path} element={<Guarded row={row} />} />
            ))}
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </>
  )
}

/** Follows the data: a posting's title arrives with the posting. */
function Title() {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const read = () => {
    const { row, place } = matchRoute(pathname, search)
    return row.head(place, client).title
  }
  const title = useSyncExternalStore((listener) => client.getQueryCache().subscribe(listener), read, read)
  return <RouteFocus title={title} />
}

/** Guard rules of spec 1 §2; what the server cannot know waits for the browser behind a skeleton. */
function Guarded({ row }: { row: RouteRow }) {
  const hydrated = useHydrated()
  const { token, user } = useSession()
  const here = useLocation()
  const { Screen } = row.screen
  if (row.rendered) return <Screen />
  if (!hydrated) return <ScreenSkeleton />
  if (row.access === 'guest') return token === null ? <Screen /> : <Onward search={here.search} />
  if (row.access === 'public') return <Screen />
  if (token === null) return <Navigate to={loginAddress(here)} replace />
  return row.access === 'admin' ? <AdminOnly user={user}>{<Screen />}</AdminOnly> : <Screen />
}

/** After signing in: back to where the person wanted to go. */
const Onward = ({ search }: { search: string }) => (
  <Navigate to={safeRedirect(new URLSearchParams(search).get('redirect'))} replace />
)

function AdminOnly({ user, children }: { user: ReturnType<typeof useSession>['user']; children: ReactNode }) {
  if (user === null) return <ScreenSkeleton />
  return isAdmin(user) ? children : <Navigate to="/" replace />
}
