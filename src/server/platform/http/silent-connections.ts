import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * When the server ends, connections nobody asks anything over are cut. Node closes those that wait for a next request, but
 * not one that has never sent any, as browsers open them in advance: it would hold up the end until its time-out.
 */
export function cutSilentConnections(app: FastifyInstance): void {
  /** Every connection, with how many requests on it are not answered yet. */
  const unanswered = new Map<Socket, number>()
  let ending = false
  app.server.on('connection', (socket: Socket) => {
    if (ending) socket.destroy()
    unanswered.set(socket, 0)
    socket.once('close', () => unanswered.delete(socket))
  })
  const count = (socket: Socket, change: number) => {
    const sum = unanswered.get(socket)
    if (sum !== undefined) unanswered.set(socket, sum + change)
  }
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    count(socket, 1)
    reply.raw.once('close', () => count(socket, -1))
  })
  app.addHook('preClose', async () => {
    ending = true
    for (const [socket, requests] of unanswered) if (requests === 0) socket.destroy()
  })
}
