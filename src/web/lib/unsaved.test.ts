import { afterEach, expect, test, vi } from 'vitest'
import { askBeforeLeaving, leave, type LeavingQuestion } from './unsaved.ts'

let done: (() => void)[] = []
const ask = (question: LeavingQuestion) => {
  const end = askBeforeLeaving(question)
  done.push(end)
  return end
}
afterEach(() => {
  done.forEach((end) => end())
  done = []
})

test('where nothing is unsaved the way is free', () => {
  const go = vi.fn<() => void>()
  leave(go)
  expect(go).toHaveBeenCalledOnce()
})

test('with a question nobody leaves before it is answered, and it hears whether something is forgotten', () => {
  const go = vi.fn<() => void>()
  const asked: [() => void, boolean][] = []
  ask((...question) => asked.push(question))
  leave(go)
  leave(go, true)
  expect(go).not.toHaveBeenCalled()
  expect(asked).toEqual([
    [go, false],
    [go, true],
  ])
})

test('a question that is over asks no more, and takes no later one along', () => {
  const go = vi.fn<() => void>()
  const later = vi.fn<LeavingQuestion>()
  const end = ask(vi.fn<LeavingQuestion>())
  ask(later)
  end()
  leave(go)
  expect(go).not.toHaveBeenCalled()
  expect(later).toHaveBeenCalledOnce()
  done.forEach((over) => over())
  leave(go)
  expect(go).toHaveBeenCalledOnce()
})
