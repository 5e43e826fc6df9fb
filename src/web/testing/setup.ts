import '../styles.css'
import { afterEach, beforeEach, vi } from 'vitest'
import {
  expectNoComplaints,
  listenForComplaints,
  takeComplaints,
  takeOpenQuestions,
  takeToldCalls,
} from './complaints.ts'
import { installLine } from './line.ts'
import { expectNoSideScroll, quietPhone } from './look.ts'
import { leaveNothing } from './render.tsx'
import { server } from './server.ts'
import { nativeVisibility, ownTab } from './tabs.ts'

/** The moment every test begins at; the clock goes on from there. */
const BEGIN = new Date('2026-11-23T10:00:00+08:00')

listenForComplaints()
installLine()
ownTab()
// A face that comes late is not used at all on that page, and every line would have another length.
await Promise.all(['A', '₱'].map((letters) => document.fonts.load("1rem 'Bricolage Grotesque'", letters)))

/** What a test that failed leaves: how the browser has the page, what it asked in vain, and what it shows. */
function whatIsThere(unanswered: string[]): string {
  const page = `${document.visibilityState} (${nativeVisibility()}), ${navigator.onLine ? 'online' : 'offline'}, ${innerWidth}×${innerHeight}`
  const asked = unanswered.length > 0 ? `\nThe test does not answer: ${unanswered.join(', ')}` : ''
  const shown = (document.querySelector('main') ?? document.body).innerText.replaceAll(/\s*\n\s*/g, ' | ')
  return `${location.pathname}${location.search} (${page})${asked}\nIt shows: ${shown.slice(0, 1000)}`
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN, shouldAdvanceTime: true })
  server.begin()
  await quietPhone()
  // The page of the tests is a frame: it has the keyboard only when it takes it.
  focus()
})

afterEach(async ({ task }) => {
  const open = takeOpenQuestions()
  if (task.result?.state === 'fail') console.info(whatIsThere(open))
  try {
    expectNoSideScroll()
    expectNoComplaints()
  } finally {
    leaveNothing()
    vi.useRealTimers()
    // What was on its way comes to its end with this test, not with the next.
    await new Promise((resolve) => void setTimeout(resolve))
    localStorage.clear()
    sessionStorage.clear()
    takeComplaints()
    takeToldCalls()
  }
})
