import process from 'node:process'
import fastify from 'fastify'

const body = Buffer.from(process.env['BODY'] ?? '', 'base64')
const headers = JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>
const app = fastify()
app.get('/', (_request, reply) => reply.headers(headers).send(body))
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
