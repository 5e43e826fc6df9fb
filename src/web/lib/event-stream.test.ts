import { expect, test } from 'vitest'
import { readEvents } from './event-stream.ts'

const streamOf = (...parts: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(control) {
      for (const part of parts) control.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part)
      control.close()
    },
  })

async function read(...parts: (string | Uint8Array)[]) {
  let pieces = 0
  const events: string[] = []
  for await (const { event, data } of readEvents(streamOf(...parts), () => (pieces += 1)))
    events.push(`${event}=${data}`)
  return { events, pieces }
}

test('events are read however the network cuts them; heartbeats are life and no event', async () => {
  expect(
    await read(': hello\n\nevent: mess', 'age\ndata: 12\n', '\n: still here\n\n', 'event: refresh\ndata: \n\n'),
  ).toEqual({
    events: ['message=12', 'refresh='],
    pieces: 4,
  })
})

test('line ends of any kind, several lines of data, a sign cut in two', async () => {
  const text = new TextEncoder().encode('data: ₱5\r\ndata: and more\r\n\r\n')
  expect((await read(text.slice(0, 7), text.slice(7))).events).toEqual(['message=₱5\nand more'])
})

test('what is not finished when the stream ends never was', async () => {
  expect((await read('event: message\ndata: 1')).events).toEqual([])
})
