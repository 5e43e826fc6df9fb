/**
 * What anybody would write: a Fastify route, one pool, the statements of the file BARE, the rows as JSON. Address `/name/3`
 * runs the fourth list of statements under that name and answers the rows of the last one.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import fastify from 'fastify'
import { Pool } from 'pg'
import type { Statement } from './statements.ts'

const lists = JSON.parse(readFileSync(process.env['BARE'] ?? '', 'utf8')) as Record<string, Statement[][]>
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 12,
  idleTimeoutMillis: 0,
  options: '-c jit=off',
})
const app = fastify()
app.get<{ Params: { name: string; place: string } }>('/:name/:place', async ({ params }) => {
  let rows: unknown[] = []
  for (const { sql, parameters } of lists[params.name]?.[Number(params.place)] ?? []) {
    const name = /^\s*\/\* ([a-z_]+) \*\//.exec(sql)?.[1]
    ;({ rows } = await pool.query({ text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) }))
  }
  return rows
})
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
