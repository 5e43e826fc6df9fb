import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Stores of the browser's side live in their modules, one per page: each of these files has modules of its own. */
const OF_THE_BROWSER = ['src/features/**/web/**/*.test.{ts,tsx}', 'src/web/**/*.test.{ts,tsx}']
/** What the server knows is in its `deps`, new for every file: loading it all anew took half of the time. */
const SERVER = ['src/**/*.test.ts', 'sandbox/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts']
/** They run in a browser: vitest.components.config.ts. */
const COMPONENTS = 'src/**/*.component.test.tsx'
const ELSEWHERE = [...configDefaults.exclude, COMPONENTS]

/**
 * A worker keeps its modules only while the next file in the queue is of its own project, so each project's files stand
 * together. The tests of the promises wait for processes to start, end and try again: they come one after the other among
 * files that have work to do, and early, or everybody would wait for them at the end.
 */
class InTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which gives a promise
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) => moduleId.includes('/promises/')
    const others = Map.groupBy(
      sorted.filter((file) => !waits(file)),
      ({ project }) => project.name,
    )
    const [server = [], browser = []] = [others.get('server'), others.get('browser')]
    const promises = sorted.filter(waits)
    const between = Math.floor((server.length * 2) / 3 / promises.length)
    const inTurns = promises.flatMap((file, at) => [file, ...server.slice(at * between, (at + 1) * between)])
    return [...inTurns, ...server.slice(promises.length * between), ...browser]
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globalSetup: ['src/server/testing/postgres.ts'],
    setupFiles: ['src/server/testing/property-seed.ts'],
    // One more than the cores of the smallest machine, for those that wait.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    sequence: { sequencer: InTurns },
    projects: [
      {
        extends: true,
        test: { name: 'server', isolate: false, include: SERVER, exclude: [...ELSEWHERE, ...OF_THE_BROWSER] },
      },
      { extends: true, test: { name: 'browser', include: OF_THE_BROWSER, exclude: ELSEWHERE } },
    ],
  },
})
