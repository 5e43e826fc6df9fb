/** How often the text breaks between two places; `\r\n` is one break. */
export function breaksBetween(text: string, from: number, to: number): number {
  let breaks = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) breaks += 1
  }
  return breaks
}

/**
 * On which line each object of the outermost list of a JSON text begins: of `[{…}, {…}]`, or of the first list inside
 * `{"applications": […]}`. The text is known to be JSON.
 */
export function linesOfObjects(text: string): number[] {
  const lines: number[] = []
  let [depth, listDepth, line, quoted] = [0, 0, 1, false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\n') line += 1
    if (quoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '[' || sign === '{') {
      depth += 1
      if (sign === '[' && listDepth === 0 && depth <= 2) listDepth = depth
      if (sign === '{' && listDepth > 0 && depth === listDepth + 1) lines.push(line)
    } else if (sign === ']' || sign === '}') depth -= 1
  }
  return lines
}
