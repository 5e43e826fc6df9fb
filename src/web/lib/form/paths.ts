type Leaf = string | number | boolean | null | undefined | Blob | Date
type Deeper<K extends string, V> = V extends Leaf ? never : `${K}.${PathOf<V>}`

/** Where a value stands in a form, in the server's words: `email`, `projects.2.url`. */
export type PathOf<V> = V extends Leaf
  ? never
  : V extends readonly (infer Item)[]
    ? `${number}` | Deeper<`${number}`, Item>
    : { [K in keyof V & string]: K | Deeper<K, V[K]> }[keyof V & string]

/** What stands there. */
export type ValueAt<V, P extends string> = P extends keyof V
  ? V[P]
  : P extends `${infer First}.${infer Rest}`
    ? ValueAt<First extends keyof V ? V[First] : V extends readonly (infer Item)[] ? Item : never, Rest>
    : V extends readonly (infer Item)[]
      ? Item
      : never

/** The value at a path; undefined where the path leads nowhere. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      values,
    )

/** A copy with another value at the path; what the path does not touch is the same as before. */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? value : withValueAt(valueAt(values, key), rest.join('.'), value)
  return (Array.isArray(values) ? values.with(Number(key), inner) : { ...values, [key]: inner }) as T
}

/** Whether one of two paths lies within the other. */
export const touches = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
