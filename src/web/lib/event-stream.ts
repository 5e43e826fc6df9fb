/** One piece of news: its name and what stands after `data:`. */
export type StreamEvent = { event: string; data: string }

/** Reads server-sent events off a stream until it ends. `onBytes` is called for whatever comes, heartbeats too. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** A block without data, such as a heartbeat's comment, is no event. */
function eventOf(block: string): StreamEvent | null {
  let event = 'message'
  let data: string | null = null
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data = data === null ? value : `${data}\n${value}`
  }
  return data === null ? null : { event, data }
}
