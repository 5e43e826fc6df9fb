import type { EndpointShape } from './endpoint.ts'

/** Calls an endpoint inside the server's own process as a signed-out visitor; throws what its handler throws. */
export type ServerQueries = (
  shape: Pick<EndpointShape, 'method' | 'path'>,
  input: { params?: unknown; query?: unknown },
) => Promise<unknown>

export type RenderContext = {
  queries: ServerQueries
  /** Our public address without a slash at the end, for canonical links. */
  origin: string
  /** The moment relative times are counted from. */
  now: Date
}

/** A page as the web renders it; the server puts the parts into the built `index.html`. */
export type RenderedPage = {
  status: number
  /** Where the page has gone for good; there is nothing to show then. */
  movedTo?: string | undefined
  /** Markup for `<!--head-->`: title, description, canonical, Open Graph, JSON-LD. */
  head: string
  /** Markup for `<!--app-->`. */
  html: string
  /** Markup for `<!--state-->`: what the browser takes over from. */
  state: string
  /** Source paths of the split-off files this page begins with, as the build's manifest names them. */
  modules: string[]
  /** Whether every signed-out visitor gets the same bytes for a few seconds. */
  cacheable: boolean
}

/** The address under which a page is made and kept: whatever it is not made of is left out. */
export type PageAddress = (address: string) => string

export type RenderPage = (address: string, context: RenderContext) => Promise<RenderedPage>
