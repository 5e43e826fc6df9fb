import { Client } from 'pg'

/** @throws Error that says in one sentence which database does not answer and why, without its password */
export async function requireAnswer(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    const { hostname, port, pathname } = new URL(url)
    const { message, code } = cause as NodeJS.ErrnoException
    const why = message || code
    throw new Error(
      `The database ${hostname}:${port || '5432'}${pathname} of DATABASE_URL cannot be opened (${why}). Is it running, and are name and password right?`,
      { cause },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
