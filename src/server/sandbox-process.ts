import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import type { Config } from './platform/config.ts'
import { redirectUris } from './platform/google-settings.ts'

const START_MS = 30_000
const STOP_MS = 3000

/**
 * Starts the stand-ins of the outside services as a process of their own; they end with us, even after `kill -9`.
 * @throws Error with the stand-ins' own sentence when they cannot start (a busy port).
 */
export async function startSandboxProcess(config: Config): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../sandbox/main.ts')], {
    env: {
      ...process.env,
      SANDBOX_OLJ_PORT: String(config.SANDBOX_OLJ_PORT),
      SANDBOX_LINKEDIN_PORT: String(config.SANDBOX_LINKEDIN_PORT),
      SANDBOX_MAIL_PORT: String(config.SANDBOX_MAIL_PORT),
      SANDBOX_SMTP_PORT: String(config.SANDBOX_SMTP_PORT),
      SANDBOX_GOOGLE_PORT: String(config.SANDBOX_GOOGLE_PORT),
      SANDBOX_AI_PORT: String(config.SANDBOX_AI_PORT),
      SANDBOX_PAYMONGO_PORT: String(config.SANDBOX_PAYMONGO_PORT),
      SANDBOX_PUSH_PORT: String(config.SANDBOX_PUSH_PORT),
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${config.PORT}/api/webhooks/paymongo/`,
      SANDBOX_GOOGLE_REDIRECT_URIS: redirectUris(config).join(','),
      SANDBOX_DATA_DIR: path.resolve(config.DATA_DIR, 'sandbox'),
      SANDBOX_LINKEDIN_BURST: process.env.SANDBOX_LINKEDIN_BURST ?? 'off',
      SANDBOX_EXIT_WITH_PARENT: '1',
    },
    // The pipe to standard input is what tells the child that we are gone.
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line))
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', () => resolve())
    child.once('exit', () => reject(new Error(complaints.join('\n') || 'The stand-ins did not start.')))
    setTimeout(() => reject(new Error('The stand-ins did not start in time.')), START_MS).unref()
  })
  await ready
  return {
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await once(child, 'exit')
      clearTimeout(late)
    },
  }
}
