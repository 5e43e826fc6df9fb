import '../styles.css'
import { afterEach, beforeEach, vi } from 'vitest'
import { expectNoComplaints, listenForComplaints, takeComplaints } from './complaints.ts'
import { installLine } from './line.ts'
import { expectNoSideScroll, narrow } from './look.ts'
import { leaveNothing } from './render.tsx'

/** The moment every test begins at; the clock goes on from there. */
const BEGIN = new Date('2026-11-23T10:00:00+08:00')

listenForComplaints()
installLine()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN, shouldAdvanceTime: true })
  await narrow()
})

afterEach(() => {
  try {
    expectNoSideScroll()
    expectNoComplaints()
  } finally {
    leaveNothing()
    vi.useRealTimers()
    takeComplaints()
  }
})
