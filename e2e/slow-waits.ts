import { appendFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

const LONG_MS = 5000

/** Writes a line to HANAP_SLOW_WAITS for each expectation and each step of a page that took longer than five seconds. */
export default class SlowWaits implements Reporter {
  onStepEnd(test: TestCase, _result: TestResult, step: TestStep): void {
    const file = process.env['HANAP_SLOW_WAITS']
    if (file === undefined || step.duration < LONG_MS || !['expect', 'pw:api'].includes(step.category)) return
    const { location } = step
    const where = location ? `${path.basename(location.file)}:${location.line}` : test.titlePath().at(-1)
    appendFileSync(file, `${JSON.stringify({ seconds: step.duration / 1000, what: step.title, where })}\n`)
  }
}
