import { isAside } from '../asides/rules.ts'
import type { Instruction } from '../contract.ts'
import { isMarked } from '../needs/rules.ts'
import { isEveryTime } from '../questions/ends/rules.ts'
import { charms, tellsOfWork, isIdle, isSignature, isTakenBack } from '../questions/idle/rules.ts'
import { isItem } from '../questions/rules.ts'
import { onlyRefers } from '../unknown/rules.ts'

/** How much of what stands around an instruction may say more about it. */
const [BEFORE, NEXT] = [240, 160]

/** What stands right before an instruction. */
export const beforeIt = ({ start }: Instruction, text: string): string => text.slice(Math.max(0, start - BEFORE), start)

const saysAside = (item: Instruction, text: string): boolean =>
  item.kind === 'question' && isAside(item.text, beforeIt(item, text))

/** "… in your subject line along with your name": filled in there. */
const isNameInSubject = (item: Instruction, text: string): boolean =>
  item.kind === 'question' &&
  /^your (?:full |first |last )?name\W*$/i.test(item.text) &&
  /\bsubject\b[^.!?\n]*$/i.test(beforeIt(item, text))

const saysNothing = (item: Instruction, text: string): boolean =>
  (item.kind === 'attachment' && isTakenBack(text.slice(item.end - 1, item.end + NEXT))) ||
  (item.kind === 'question' &&
    (tellsOfWork(item.quote) ||
      isEveryTime(item.quote) ||
      isTakenBack(text.slice(item.end - 1, item.end + NEXT)) ||
      isIdle(item.text, beginsItem(item, text)) ||
      (item.sure === false && charms(item.text))))

/** How long the mark of an item is at most. */
const LONGEST_MARK = 8
/** Whether what was read is the beginning of an item of a list. */
const beginsItem = ({ start, quote }: Instruction, text: string): boolean => {
  const from = text.lastIndexOf('\n', start) + 1
  return start - from <= LONGEST_MARK && isItem(`${text.slice(from, start)}${quote}`)
}

/** "Put it in your subject" behind what was read says no more than where. */
const saysWhere = (item: Instruction, all: readonly Instruction[]): boolean =>
  item.kind === 'question' &&
  item.sure === false &&
  item.text === item.quote &&
  !isMarked(item) &&
  onlyRefers(item.text) &&
  all.some((one) => one !== item && one.start < item.start && item.start - one.end < BEFORE)

/** Whether what was taken for an instruction asks for nothing: said in passing, a signature, or where another belongs. */
export const isEmpty = (item: Instruction, all: readonly Instruction[], text: string): boolean =>
  saysWhere(item, all) ||
  isNameInSubject(item, text) ||
  saysAside(item, text) ||
  saysNothing(item, text) ||
  (item.kind === 'question' && isSignature(item.quote, item.end, text))
