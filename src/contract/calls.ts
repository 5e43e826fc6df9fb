import type { Contract, EndpointShape } from './endpoint.ts'

/**
 * An endpoint as the browser has it: where to ask. What goes in and out is known as a type; the schemas, which check it,
 * stay on the server.
 */
export type Callable<E extends EndpointShape = EndpointShape> = Pick<E, 'method' | 'path'> &
  Partial<Omit<E, 'method' | 'path'>>

/** Every endpoint of a contract as `METHOD /path`, the way it is written there. */
type Addresses<C extends Contract> = { readonly [K in keyof C]: `${C[K]['method']} ${C[K]['path']}` }
type Calls<C extends Contract> = { readonly [K in keyof C]: Callable<C[K]> }

/**
 * The calls of a contract for the browser. An address that is not the contract's, one too many and one too few are type
 * errors, so the contract itself is imported for its type alone.
 */
// @__NO_SIDE_EFFECTS__
export function calls<C extends Contract>(addresses: Addresses<C>): Calls<C> {
  const entries = Object.entries<string>(addresses).map(([name, address]) => {
    const [method, path] = address.split(' ')
    return [name, { method, path }]
  })
  return Object.fromEntries(entries) as Calls<C>
}
