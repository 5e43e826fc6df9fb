import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { say } from '../src/server/boot.ts'
import {
  fifthLetters,
  fourthLetters,
  heldOutLetters,
  madeLetters,
  type MadeLetter,
  secondLetters,
  sixthLetters,
  thirdLetters,
} from './letter-set.ts'
import { sheet } from './letter-sheet.ts'

/** The place of a letter in its set: which posting, and which person. */
const nameOf = (set: string, all: readonly MadeLetter[], at: number): string => {
  const { writer } = all[0] ?? {}
  const each = all.filter((one) => one.writer === writer).length
  const people = all.length / Math.max(1, each)
  return `${set}-${String(Math.floor(at / people) + 1).padStart(2, '0')}-${(at % people) + 1}.txt`
}

/** The sets that rules were looked at with. */
const opened = () => ({
  first: madeLetters(),
  second: secondLetters(),
  third: thirdLetters(),
  fourth: fourthLetters(),
  fifth: fifthLetters(),
  sixth: sixthLetters(),
})

/**
 * Prints every letter of the bench into a folder, one file each: `node bench/letter-print.ts FOLDER`. With `held-out`
 * behind it those for readers alone, and none else.
 */
async function print(folder: string, which = ''): Promise<void> {
  await mkdir(folder, { recursive: true })
  const sets = Object.entries(which === 'held-out' ? { 'held-out': heldOutLetters() } : opened())
  for (const [set, all] of sets) {
    await Promise.all(all.map((one, at) => writeFile(path.join(folder, nameOf(set, all, at)), `${sheet(one)}\n`)))
    if (which === '') for (const { marks } of all.filter((one) => one.marks.length > 0)) say(marks.join(', '))
    say(`${all.length} letters of the ${set} set in ${folder}`)
  }
}

await print(process.argv[2] ?? '/tmp/letters', process.argv[3])
