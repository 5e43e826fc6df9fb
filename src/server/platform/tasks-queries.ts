type Run = (text: string) => Promise<{ rows: unknown[] }>

/** Tasks that wait for a worker, and those given up on, counted afresh in the queue's own table. */
export async function countWaiting(
  run: Run,
  schema: string,
  deadLetters: string,
): Promise<{ waiting: number; dead: number }> {
  const { rows } = await run(`
    select count(*) filter (where name <> '${deadLetters}') as waiting, count(*) filter (where name = '${deadLetters}') as dead
    from ${schema}.job where state in ('created', 'retry')`)
  // Counts are bigint, which this driver hands over as text.
  const [row] = rows as { waiting: string; dead: string }[]
  return { waiting: Number(row?.waiting ?? 0), dead: Number(row?.dead ?? 0) }
}
