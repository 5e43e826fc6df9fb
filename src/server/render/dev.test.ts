import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devPages } from './dev.ts'
import type { Pages } from './page-cache.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
let app: FastifyInstance
let pages: Pages
beforeAll(async () => {
  app = fastify()
  const queries = () => Promise.reject(Object.assign(new Error('away'), { status: 503 }))
  pages = (await devPages(app, ROOT, { queries, origin: 'https://hanap.example' })).pages
})
afterAll(() => app.close())

test('while developing a page is rendered out of the sources, with the same icons as in a build', async () => {
  const { status, body } = await pages('/features', new Date('2026-11-21T00:00:00Z'))
  const html = body.toString()
  expect(status).toBe(200)
  expect(html).toContain('See All Plans')
  expect(html).toContain('src="/src/web/entry-client.tsx"')
  expect(html).toContain('<svg')
  expect(html).not.toContain('lucide')
})
