import process from 'node:process'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureChromium } from './chromium.mjs'

const done: string[] = []
let installed: string | undefined
const machine = (can: { root?: boolean; debian?: string[]; network?: boolean }) => ({
  find: () => installed,
  install: can.root
    ? async (name: string) => {
        done.push(`install ${name}`)
        if (!(can.debian ?? []).includes(name)) return false
        installed = `/usr/bin/${name}`
        return true
      }
    : undefined,
  download: async () => {
    done.push('download')
    return can.network ?? false
  },
})

beforeEach(() => {
  done.splice(0)
  installed = undefined
  vi.stubEnv('CHROMIUM', '')
})
afterEach(() => void vi.unstubAllEnvs())

it('an installed Chromium is used and nothing is fetched', async () => {
  installed = '/usr/bin/chromium'
  await ensureChromium(machine({ root: true, debian: ['chromium'] }))
  expect(done).toEqual([])
})

it('root on Debian gets the package, the one without windows first', async () => {
  await ensureChromium(machine({ root: true, debian: ['chromium-headless-shell', 'chromium'] }))
  expect(done).toEqual(['install chromium-headless-shell'])
  installed = undefined
  await ensureChromium(machine({ root: true, debian: ['chromium'] }))
  expect(done.slice(1)).toEqual(['install chromium-headless-shell', 'install chromium'])
})

it('without root, as on a laptop, Playwright downloads its own', async () => {
  await ensureChromium(machine({ network: true }))
  expect(done).toEqual(['download'])
})

it('where that fails too, the sentence says what to install', async () => {
  await expect(ensureChromium(machine({ root: true }))).rejects.toThrow(
    'none is installed, and Playwright could not download its own. Install one (Debian: apt-get install chromium;',
  )
})

it('a browser that is named and not there is told, and nothing else is taken for it', async () => {
  installed = '/usr/bin/chromium'
  process.env['CHROMIUM'] = '/nowhere/chromium'
  await expect(ensureChromium(machine({}))).rejects.toThrow('CHROMIUM names /nowhere/chromium, and nothing is there.')
})
