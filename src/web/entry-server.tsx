import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { FixedPlace } from '#web/lib/navigation.tsx'
import type { PageAddress, RenderPage } from '#contract/rendering.ts'
import { App } from './app.tsx'
import { headMarkup, jsonForScript } from './lib/head.ts'
import { createQueryClient, type QueryFailure, statusOf } from './lib/query.ts'
import type { RoutePlace, RouteRow } from './lib/route.ts'
import { matchRoute } from './router.tsx'

/** Any host will do: only what stands behind it is read. */
const HOST = 'http://hanap.invalid'

/** An address without what its page is not made of: addresses of one page are equal then. */
export const pageAddress: PageAddress = (address) => {
  const { pathname, search } = new URL(HOST + address)
  const { row, place } = matchRoute(pathname, search)
  return pathname + (row.search?.(place.search) ?? '')
}

const GONE_ELSEWHERE = { status: 301, head: '', html: '', state: '', modules: [], cacheable: true }

/** Renders an address as a signed-out visitor sees it: public pages with their data, guarded ones as the shell. */
export const render: RenderPage = async (address, { queries, origin, now }) => {
  const url = new URL(HOST + pageAddress(address))
  const { row, place } = matchRoute(url.pathname, url.search)
  const client = createQueryClient((endpoint, { params, query }) =>
    queries(endpoint, { params, query }).catch((error: unknown) => {
      throw asFailure(error)
    }),
  )
  const [failed] = row.rendered ? await Promise.all([fill(client, row, place), row.screen.load()]) : [false]
  const movedTo = row.movedTo?.(place, client)
  if (movedTo !== undefined) return { ...GONE_ELSEWHERE, movedTo }
  const html = renderToString(
    <FixedPlace pathname={url.pathname} search={url.search}>
      <App client={client} now={now} />
    </FixedPlace>,
  )
  const status = failed && !row.wholeWithoutData ? 503 : (row.status?.(place, client) ?? 200)
  const state = { now: now.toISOString(), data: dehydratedData(client) }
  const head = headMarkup(row.head(place, client), origin)
  client.clear()
  return {
    status,
    head,
    html,
    state: `<script type="application/json" id="state">${jsonForScript(state)}</script>`,
    modules: row.rendered && row.screen.module !== undefined ? [row.screen.module] : [],
    cacheable: !failed,
  }
}

/** Asks for the row's data side by side; true when a query failed for another reason than a refusal. */
async function fill(client: QueryClient, row: RouteRow, place: RoutePlace): Promise<boolean> {
  const asked = (row.prefetch?.(place) ?? []).map((query) =>
    client.fetchQuery({ ...query, retry: false }).then(
      () => false,
      (error: unknown) => (statusOf(error) ?? 500) >= 500,
    ),
  )
  return (await Promise.all(asked)).includes(true)
}

/** What a failure may tell a browser: nothing of the inside. */
const asFailure = (error: unknown): QueryFailure => ({
  name: 'QueryFailure',
  status: statusOf(error) ?? 500,
  message: '',
})

/** Answers and failures of the queries, without the endpoints they came from. */
function dehydratedData(client: QueryClient) {
  const data = dehydrate(client, { shouldDehydrateQuery: () => true })
  return { ...data, queries: data.queries.map(({ meta: _endpoint, ...query }) => query) }
}
