/** The named blocks of data in a prompt, as the last message that holds any fences them. */
export type Fenced = Record<string, string>

const BLOCK = /=====BEGIN (\w+) ([0-9a-f]+)=====\n([\s\S]*?)\n=====END \1 \2=====/g

/** Reads the fenced blocks of a prompt by name. */
export function readFenced(prompt: string): Fenced {
  const blocks: Fenced = {}
  for (const [, name = '', , content = ''] of prompt.matchAll(BLOCK)) blocks[name] = content
  return blocks
}

/** The value of a `Name: value` line of a block; empty when there is none. */
export function lineOf(block: string | undefined, name: string): string {
  const found = (block ?? '').split('\n').find((line) => line.startsWith(`${name}: `))
  return found?.slice(name.length + 2).trim() ?? ''
}

/** What stands behind `Name:` on lines of its own, to the next such heading or the end. */
export function textOf(block: string | undefined, name: string): string {
  const lines = (block ?? '').split('\n')
  const start = lines.indexOf(`${name}:`)
  if (start === -1) return ''
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => /^[A-Z][A-Za-z ]{2,30}:$/.test(line))
  return rest
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim()
}
