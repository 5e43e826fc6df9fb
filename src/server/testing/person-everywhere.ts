import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Files } from '../platform/files.ts'
import { PERSON_TABLES, type PersonTable } from '#features/person-data/server/tables.ts'

/**
 * What a column needs that its type, its check and its foreign key do not tell: rules over several columns. A new table
 * usually needs no line here; `null` leaves a column empty.
 */
const WISHES: Record<string, Record<string, unknown>> = {
  applications: { apply_points: 1, own_entry: false, import_id: null, removed_at: null, removed_job_id: null },
  alerts: { kind: 'changes' },
  application_imports: { added: 1 },
  application_interviews: { minutes: 60 },
  automation_settings: { skill_match_threshold: 90 },
  cover_letters: { version: 1 },
  data_exports: { state: 'ready', bytes: 7, expires_at: 'now' },
  email_codes: { purpose: 'verify' },
  email_changes: { state: 'waiting', changed_at: null, undo_hash: null, undo_until: null },
  hidden_things: { employer_id: null },
  job_reports: { settled_at: null },
  messages: { reply_to: null, from_admin: false },
  onboarding_places: { step: 1, reached: 1 },
  outgoing_mails: { state: 'waiting', settled_at: null },
  // What the provider says of a payment is not the person's, and stays.
  payments: {
    state: 'open',
    failed_code: null,
    failed_message: null,
    held_reason: null,
    provider_payment_id: null,
    receipt_number: null,
    card_brand: null,
    card_last4: null,
    refund_reason: null,
    intent_id: null,
  },
  profiles: { years_of_experience: '3-5' },
  resumes: { bytes: 7 },
}
/** Of these the row is there already, or is not the person's. */
const made = ({ table, fate }: PersonTable): boolean => table === 'users' || fate === 'keep'

type Column = {
  name: string
  type: string
  optional: boolean
  automatic: boolean
  target: string | null
  choices: string | null
}
async function columnsOf(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as optional,
      a.attidentity <> '' or a.attgenerated <> '' as automatic,
      (select k.confrelid::regclass::text from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey[1] = a.attnum limit 1) as target,
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as choices
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(db)
  return rows
}

type Person = { id: number; email: string; postings: readonly number[]; word: string }

/** Puts a row with the person's word into every table of the list, and a file behind every key of one. @returns the tables */
export async function putEverywhere(db: Db, files: Files, person: Person, now: Date): Promise<string[]> {
  const ids = new Map<string, number>([['users', person.id]])
  const filled: string[] = []
  for (const table of PERSON_TABLES.filter((one) => !made(one))) {
    const row: Record<string, unknown> = {}
    for (const column of await columnsOf(db, table.table)) {
      if (column.automatic) continue
      const value = valueOf(table, column, { person, ids, now })
      if (value === undefined) continue
      row[column.name] = value
      if (typeof value === 'string' && Object.hasOwn(table.files ?? {}, column.name)) {
        await files.put(value, Buffer.from(`${person.word} as a file`), 'text/plain')
      }
    }
    ids.set(table.table, await insert(db, table.table, row))
    filled.push(table.table)
  }
  return filled
}

type Given = { person: Person; ids: Map<string, number>; now: Date }

function valueOf(table: PersonTable, column: Column, { person, ids, now }: Given): unknown {
  const { name, target } = column
  const wish = WISHES[table.table] ?? {}
  if (Object.hasOwn(wish, name)) return wish[name] === 'now' ? now : wish[name]
  if (name === table.by) return table.of?.endsWith('address') ? person.email : ids.get(table.of ?? 'users')
  if (Object.hasOwn(table.files ?? {}, name)) {
    return `${table.table}/${person.id}/${now.getTime() - 1000}-${name.replaceAll('_', '-')}.txt`
  }
  if (target === 'postings') return person.postings[/other/.test(name) ? 1 : 0]
  if (target !== null) return column.optional ? undefined : ids.get(target)
  return plainValue(column, person.word, now)
}

/** Text takes the word wherever a check does not name its values; what may be empty otherwise stays so. */
function plainValue({ type, optional, choices }: Column, word: string, now: Date): unknown {
  const listed = /(?:ARRAY\[|= )'([^']+)'/.exec(choices ?? '')?.[1]
  if (listed !== undefined && optional) return undefined
  if (type === 'text' || type === 'citext') return listed ?? word
  if (type === 'jsonb') return JSON.stringify(/'array'/.test(choices ?? '') ? [{ word }] : { word })
  if (type === 'text[]') return optional ? undefined : [word]
  if (optional) return undefined
  if (/^(?:big)?int(?:eger)?\[\]$/.test(type)) return [1]
  if (type === 'timestamp with time zone' || type === 'date') return now
  if (type === 'boolean') return false
  if (type === 'bytea') return Buffer.from(word)
  return /^(?:small|big)?int(?:eger)?$|^numeric/.test(type) ? 1 : undefined
}

async function insert(db: Db, table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row)
  const inserting = sql<{ row: { id?: number; user_id?: number } }>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => row[name]))}) on conflict do nothing
    returning to_jsonb(${sql.ref(table)}) as row`.execute(db)
  const { rows } = await inserting.catch((cause: unknown) => {
    throw new Error(`A row of ${table} could not be made: it may need a line among the wishes.`, { cause })
  })
  return rows[0]?.row.id ?? rows[0]?.row.user_id ?? 0
}
