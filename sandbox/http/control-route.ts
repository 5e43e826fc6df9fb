import type { SandboxRequest } from './exchange.ts'

/** One control call. `path` comes after `/__control`; `run` gives the JSON to answer, or throws BadInput for a 400. */
export type ControlRoute = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** One plain sentence for the start page. */
  summary: string
  /** A body that works, for the start page and the documentation. */
  example?: Record<string, unknown>
  run: (body: Record<string, unknown>, request: SandboxRequest) => unknown
}

/** Path under which every stand-in is controlled; never subject to misbehaviour and not counted. */
export const CONTROL_PATH = '/__control'
