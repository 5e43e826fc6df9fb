import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { say } from '../src/server/boot.ts'
import { madeLetters, type MadeLetter } from './letter-set.ts'

const RULE = '----------------------------------------'

/** A letter as somebody reads it who is to judge it: the posting, what the resume holds, the letter. */
function sheet({ posting, writer, letter }: MadeLetter): string {
  const brief = [
    `${writer.first_name} ${writer.last_name}, ${writer.title ?? ''}, ${writer.location ?? ''}`,
    `Years: ${writer.years_of_experience ?? '-'}. Skills: ${(writer.skills ?? []).join(', ')}`,
    ...(writer.works ?? []).map(({ title, employer }) => `Worked as: ${title ?? ''}${employer ? `, ${employer}` : ''}`),
    ...(writer.results ?? []).map((result) => `- ${result}`),
    `Availability: ${writer.custom_availability ?? writer.availability ?? '-'}. Pay a month: ${writer.salary_min ?? '-'} to ${writer.salary_max ?? '-'}`,
  ]
  const head = `${posting.title}\n${posting.employer}\nTags: ${posting.tags.join(', ')}\n\n${posting.description}`
  return [head, brief.join('\n'), `Subject: ${letter.subject}\n\n${letter.content}`].join(`\n${RULE}\n`)
}

/** Prints every letter of the bench into a folder, one file each: `node bench/letter-print.ts FOLDER`. */
async function print(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const made = madeLetters()
  await Promise.all(
    made.map((one, at) => writeFile(path.join(folder, `${String(at + 1).padStart(3, '0')}.txt`), `${sheet(one)}\n`)),
  )
  for (const { marks } of made.filter((one) => one.marks.length > 0)) say(marks.join(', '))
  say(`${made.length} letters in ${folder}`)
}

await print(process.argv[2] ?? '/tmp/letters')
