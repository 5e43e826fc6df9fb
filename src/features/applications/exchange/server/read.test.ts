import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FileProblem, readImport } from './read.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readImport(bytes(text))
const titles = async (text: string) => (await read(text)).rows.map(({ job_title }) => job_title)
const told = async (text: string) =>
  (await read(text)).problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)

describe('a table', () => {
  test('needs a title and a date, and takes what people call them', async () => {
    const {
      rows: [row],
    } = await read('Position,Company,Date applied,URL\nClerk,Acme,2026-11-02,https://acme.test/1\n')
    expect(row).toMatchObject({
      line: 2,
      key: null,
      job_title: 'Clerk',
      employer: 'Acme',
      link: 'https://acme.test/1',
      status: 'applied',
      status_history: [],
    })
    expect(row?.applied_at.toISOString()).toBe('2026-11-01T16:00:00.000Z')
  })

  test.each([
    ['semicolons', 'job_title;applied_at;notes\nClerk;2026-11-02;a, b\n'],
    ['tabs', 'job_title\tapplied_at\tnotes\nClerk\t2026-11-02\ta, b\n'],
    ['a byte order mark and Windows line ends', '\uFEFFjob_title,applied_at,notes\r\nClerk,2026-11-02,"a, b"\r\n'],
    ['old line ends', 'job_title,applied_at,notes\rClerk,2026-11-02,"a, b"\r'],
    ['columns in capitals with a zone', 'JOB TITLE,Applied At (Manila time),Notes\nClerk,2026-11-02,"a, b"'],
  ])('with %s', async (_, text) => {
    expect((await read(text)).rows).toMatchObject([{ job_title: 'Clerk', notes: 'a, b' }])
  })

  test('in the letters of old Windows or in UTF-16 keeps its ñ', async () => {
    const latin = Uint8Array.from('job_title,applied_at\nDoña,2026-11-02', (sign) => sign.charCodeAt(0))
    expect((await readImport(latin)).rows[0]?.job_title).toBe('Doña')
    const wide = Buffer.from('\uFEFFjob_title,applied_at\nDoña,2026-11-02', 'utf16le')
    expect((await readImport(wide)).rows[0]?.job_title).toBe('Doña')
    expect((await readImport(wide.swap16())).rows[0]?.job_title).toBe('Doña')
  })

  test('tells the line of each mistake, as an editor counts them', async () => {
    const text = [
      'job_title,applied_at,status,link,notes',
      'Clerk,2026-11-02,applied,,"two',
      'lines"',
      ',2026-11-02,,,',
      '',
      'Cook,02/11/2026,hirred,ftp://x,fine',
      'Guard,,,,',
      'Nurse,2026-11-02,,,a,b',
      'Maid,2026-02-30,,,',
    ].join('\n')
    expect(await read(text)).toMatchObject({ count: 6, wrong: 5, rows: [{ line: 2, notes: 'two\nlines' }] })
    expect(await told(text)).toEqual([
      '4 job_title: This is missing.',
      '6 link: Begin the link with http.',
      '6 status: Use one of: applied, reviewing, interview, offer, hired, rejected.',
      '6 applied_at: Write the date like 2026-11-22 or 2026-11-22T09:30:00+08:00.',
      '7 applied_at: This is missing.',
      '8 : There are more cells than columns: put quotation marks around text with commas.',
      '9 applied_at: Write the date like 2026-11-22 or 2026-11-22T09:30:00+08:00.',
    ])
  })

  test('with a quotation mark that never ends', async () => {
    expect(await told('job_title,applied_at\n"Clerk,2026-11-02\nCook,2026-11-03\n')).toEqual([
      '2 : A quotation mark is not closed or stands where none may.',
    ])
  })

  test('reads lists of changes and interviews', async () => {
    const {
      rows: [row],
    } = await read(
      'job_title,applied_at,status_history,interviews\n' +
        'Clerk,2026-11-02,interview 2026-11-05T09:00:00+08:00; Rejected 2026-11-09,2026-11-06 10:00; 2026-11-08T10:00',
    )
    expect(row?.status_history.map(({ status, at }) => [status, at.toISOString()])).toEqual([
      ['interview', '2026-11-05T01:00:00.000Z'],
      ['rejected', '2026-11-08T16:00:00.000Z'],
    ])
    expect(row?.interviews.map(({ starts_at: at, minutes }) => [at.toISOString(), minutes])).toEqual([
      ['2026-11-06T02:00:00.000Z', 60],
      ['2026-11-08T02:00:00.000Z', 60],
    ])
  })

  test.each([
    ['status_history', 'soon', 'Write changes like: interview 2026-11-22T09:30:00+08:00'],
    ['interviews', '[oops', 'Write interviews as they are exported, or as dates with semicolons between them.'],
    ['interviews', '"[{""starts_at"":""2026-11-02"",""minutes"":2}]"', 'Use at least 5 minutes.'],
    ['follow_ups', 'call them', 'Write follow-ups as they are exported.'],
    ['key', '17', 'Leave this empty, or as it was exported.'],
    ['offer_at', '1899-01-01', 'Write the date like 2026-11-22 or 2026-11-22T09:30:00+08:00.'],
    ['notes', 'x'.repeat(5001), 'Use 5,000 characters at most.'],
  ])('refuses a bad %s', async (field, cell, message) => {
    expect(await told(`job_title,applied_at,${field}\nClerk,2026-11-02,${cell}`)).toEqual([`2 ${field}: ${message}`])
  })
})

describe('JSON', () => {
  const clerk = '{"job_title": "Clerk", "applied_at": "2026-11-02"}'
  test('is a list, or a list under applications', async () => {
    expect(await titles(`[${clerk}]`)).toEqual(['Clerk'])
    expect(await titles(`\uFEFF {"format": "hanap-applications", "applications": [${clerk}]}`)).toEqual(['Clerk'])
    expect(await titles('[]')).toEqual([])
  })

  test('tells the line an application begins on', async () => {
    const text = `{"note": "a [ { \\" in a text",\n"applications": [\n ${clerk},\n 5,\n {"job_title": 5, "interviews": [{\n}]},\n {}]}`
    expect(await told(text)).toEqual([
      '5 : This is no application.',
      '5 job_title: Write a text here.',
      '5 applied_at: This is missing.',
      '5 interviews: Write the date like 2026-11-22 or 2026-11-22T09:30:00+08:00.',
      '7 job_title: This is missing.',
      '7 applied_at: This is missing.',
    ])
  })

  test.each(['{', '{}', '{"applications": {}}', '[1,]', '{"applications": null}'])('%s is none', async (text) => {
    await expect(read(text)).rejects.toThrow('This is neither a CSV table nor a JSON file of applications.')
  })

  test('nothing in it reaches a prototype', async () => {
    const {
      rows: [row],
    } = await read(`[{"__proto__": {"admin": true}, "job_title": "Clerk", "applied_at": "2026-11-02"}]`)
    expect((row as unknown as { admin?: boolean }).admin).toBeUndefined()
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})

describe('a file that cannot be used', () => {
  test.each([
    ['', 'The file is empty.'],
    [' \n\r\n', 'The file is empty.'],
    ['%PDF-1.7\n%âãÏÓ', 'This is neither a CSV table nor a JSON file of applications.'],
    ['name,age\nLuz,30', 'This is neither a CSV table nor a JSON file of applications.'],
    ['job_title\nClerk', 'The first line has to name the columns, and applied_at is not among them.'],
    [`job_title,applied_at\n${'Clerk,2026-11-02\n'.repeat(5001)}`, 'A file can hold 5,000 applications at most.'],
    [`[${'{},'.repeat(5000)}{}]`, 'A file can hold 5,000 applications at most.'],
  ])('%#', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence)
  })

  test('whatever the bytes are, they are read or refused with a sentence', async () => {
    const noise = fc.uint8Array({ maxLength: 400 })
    const nearly = fc
      .tuple(
        fc.constantFrom('job_title,applied_at,interviews\n', '[{', '{"applications":[{"job_title":', '\uFEFF'),
        noise,
      )
      .map(([head, tail]) => Buffer.concat([Buffer.from(head), tail]))
    await fc.assert(
      fc.asyncProperty(fc.oneof(noise, nearly), async (file) => {
        try {
          const { rows, count, wrong } = await readImport(file)
          expect(rows.length + wrong).toBe(count)
        } catch (error) {
          expect(error).toBeInstanceOf(FileProblem)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('5,000 rows are read, and others get their turn meanwhile', async () => {
    let turns = 0
    const count = () => {
      turns += 1
      turning = setImmediate(count)
    }
    let turning = setImmediate(count)
    const text = `job_title,applied_at,notes\n${'Clerk,2026-11-02,"fine, thanks"\n'.repeat(5000)}`
    expect((await read(text)).rows).toHaveLength(5000)
    clearImmediate(turning)
    expect(turns).toBeGreaterThanOrEqual(10)
  })
})
