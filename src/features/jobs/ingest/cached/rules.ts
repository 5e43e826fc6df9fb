/**
 * Remembers what was read of a text, for the same names and titles are compared again and again.
 * @param most how many are kept; then all are forgotten
 */
export function cached<T>(read: (text: string) => T, most = 20_000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const made = read(text)
    known.set(text, made)
    return made
  }
}
