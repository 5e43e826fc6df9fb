/** The browser's storage as far as the product uses it: what is kept are its own keys, what it can do is not. */
export function tabStorage(): object {
  const kept: Record<string, string> = {}
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      kept[key] = value
    }),
    removeItem: hidden((key: string) => {
      delete kept[key]
    }),
  })
}
