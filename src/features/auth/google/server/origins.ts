import { isLocalHostname, LOCAL_PORT } from '../rules.ts'

/** The configured origin a `host` chooses, or undefined: it is compared, never used (careful §1). */
export function originOfHost(host: string, origins: readonly string[]): string | undefined {
  const wanted = host.toLowerCase()
  const known = origins.map((origin) => new URL(origin))
  const found =
    known.find((url) => url.host === wanted) ??
    known.find((url) => isLocalHostname(url.hostname) && `${url.hostname}:${LOCAL_PORT}` === wanted)
  return found?.origin
}
