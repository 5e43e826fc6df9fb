import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Stores of the browser's side live in their modules, one per page: each of these files has modules of its own. */
const OF_THE_BROWSER = 'src/features/**/web/**/*.test.{ts,tsx}'
/** What a room of the server knows is in its `deps`, new for every file: loading it all anew took half of the time. */
const ROOMS = ['src/features/**/*.test.ts', 'src/contract/**/*.test.ts']
/** They run in a browser: vitest.components.config.ts. */
const COMPONENTS = 'src/**/*.component.test.tsx'
const ELSEWHERE = [...configDefaults.exclude, COMPONENTS]

/** The tests of the promises wait for processes to start, end and try again: begun last, everybody would wait for them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which gives a promise
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => Number(!moduleId.includes('/promises/'))
    return sorted.toSorted((one, other) => rank(one) - rank(other))
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
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'rooms', isolate: false, include: ROOMS, exclude: [...ELSEWHERE, OF_THE_BROWSER] },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['src/**/*.test.{ts,tsx}', 'sandbox/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...ELSEWHERE, ...ROOMS],
        },
      },
      { extends: true, test: { name: 'browser', include: [OF_THE_BROWSER], exclude: ELSEWHERE } },
    ],
  },
})
