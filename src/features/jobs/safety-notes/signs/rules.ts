import { quoteOf, sentencesOf, type Sentence } from '../../facts/quotes/rules.ts'
import type { NoteKind } from '../kinds/rules.ts'
import { HANDLING_SIGNS } from './handling/rules.ts'
import { SCHEME_SIGNS } from './schemes/rules.ts'

/**
 * What a scheme needs, each part in any words: the parcel, the home, the label. Harm is told in many sentences, so the parts
 * have to stand near each other and not in one of them. The first part is what is quoted.
 */
export type Signs = {
  kind: NoteKind
  parts: readonly [RegExp, ...RegExp[]]
  /** What takes the meaning away, in the sentence of the first part. */
  unless?: RegExp
}

/** A sentence that warns, denies or tells what the employer pays; nothing in it is asked of the person. */
const NOT_MEANT =
  /\b(?:never|won't (?:ever )?(?:ask|be asked)|beware|be careful|strictly no|huwag|bawal|needn't|no need to|fraud\w*|scammers?|impersonators?|fake recruiters?|fixers?)\b|\b(?:don't|do not|doesn't|does not) (?:send|ask|deal|pay|collect|charge|accept|use|need to (?:pay|buy|invest))\b|\b(?:no|zero|walang(?: anumang)?|wala po(?:ng)?(?: anumang)?|without(?: any)?)\s(?:[\w-]+\s){0,2}(?:fees?|bayad|charges?|deposits?|bonds?|funds)\b(?![^.\n]*\b(?:lang|only)\b)|\bhindi (?:po |namin |kami |mo |kailangan ){1,3}(?:\w+ )?(?:kailangan|tumatanggap|naniningil|mag-?(?:invest|bayad|trade|labas)|gagamitin)/i

/** Parts of one scheme stand within so many signs of its first part. */
const NEAR = 500

/** What of a text belongs to a scheme, one note a kind with the words of its first part. */
export function signsIn(text: string): { kind: NoteKind; quote: string }[] {
  const plausible = ALL.filter(({ parts }) => parts.every((part) => part.test(text)))
  if (plausible.length === 0) return []
  const sentences = sentencesOf(text)
  const meant = sentences.filter((sentence) => !NOT_MEANT.test(sentence.text))
  const told = [...meant.reduce((all, { text: said, start }) => all.splice(start, said.length, ...said) && all, Array.from(text, () => ' '))].join('')
  return plausible.flatMap((signs) => {
    const quote = quoteIn(signs, meant, told)
    return quote === null ? [] : [{ kind: signs.kind, quote }]
  })
}

function quoteIn({ parts: [first, ...rest], unless }: Signs, meant: readonly Sentence[], told: string): string | null {
  for (const sentence of meant) {
    const match = first.exec(sentence.text)
    if (!match || unless?.test(sentence.text)) continue
    const at = sentence.start + match.index
    const around = told.slice(Math.max(0, at - NEAR), at + match[0].length + NEAR)
    if (rest.every((part) => part.test(around))) return quoteOf(sentence, match.index, match[0].length)
  }
  return null
}

const ALL: readonly Signs[] = [...SCHEME_SIGNS, ...HANDLING_SIGNS]
