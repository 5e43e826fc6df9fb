import { describe, expect, it } from 'vitest'
import type { SandboxRequest } from './exchange.ts'
import { text } from './replies.ts'
import { createRouter } from './router.ts'

const router = createRouter([
  { method: 'GET', path: '/', handle: () => text('front') },
  { method: 'GET', path: '/jobs/{id}', handle: (_request, params) => text(`job ${params['id']}`) },
  { method: 'GET', path: '/search/{rest*}', handle: (_request, params) => text(`rest ${params['rest']}`) },
  { method: 'POST', path: '/apply.php', handle: () => text('applied') },
])

async function ask(method: string, path: string): Promise<[number, string]> {
  const url = new URL(`http://x${path}`)
  const request: SandboxRequest = {
    method,
    url,
    path: url.pathname,
    query: url.searchParams,
    headers: {},
    cookies: {},
    files: new Map(),
    body: Buffer.alloc(0),
    form: new URLSearchParams(),
    json: undefined,
  }
  const reply = await router(request)
  return [reply.status, String(reply.body)]
}

describe('createRouter', () => {
  it.each([
    ['GET', '/', 200, 'front'],
    ['GET', '/jobs/1%2F2', 200, 'job 1/2'],
    ['GET', '/jobs/7/', 200, 'job 7'],
    ['GET', '/jobs/%zz', 200, 'job %zz'],
    ['HEAD', '/jobs/7', 200, 'job 7'],
    ['GET', '/search/a/b', 200, 'rest a/b'],
    ['POST', '/apply.php', 200, 'applied'],
    ['POST', '/applyXphp', 404, 'Not found'],
    ['GET', '/apply.php', 405, 'Method not allowed'],
    ['GET', '/jobs/7/more', 404, 'Not found'],
  ])('%s %s is answered %i %s', async (method, path, status, body) => {
    expect(await ask(method, path)).toEqual([status, body])
  })
})
