import { matchesOf } from '#features/phrases/rules.ts'
import { type Claim, claimAt } from './claim.ts'
import type { Known } from './facts.ts'
import { plainWords, searchable, type Sentence } from './words.ts'

const GREETING =
  /^(?:hello|hi|hey|dear|greetings|good (?:day|morning|afternoon|evening)|magandang \p{L}+|kumusta)[ ,]+(?:po[ ,]+)?(?:the |to )?([^,!:\n]{2,80})/iu
/** Nobody in particular, which is never wrong. */
const ANYBODY =
  /^(?:(?:the|there|all|everyone|team|hiring|recruiting|recruitment|talent|hr|human resources?|manager|managers|lead|committee|department|staff|employer|client|recruiter|sir|ma'?am|madam|mr|ms|mrs|po|and|or|of|at|day|morning|afternoon|evening)[\s/&.'-]*)+$/i
const POSITION =
  /\b(?:for|as|in) (?:the |your |an? )?(?:open )?((?:[^\s,.;:!?]+ ){1,10}?)(?:position|role|job|posting|opening|vacancy)\b/giu
const AT_EMPLOYER =
  /\b(?:position|role|job|posting|opening|vacancy) (?:at|with) ((?:\p{Lu}[\p{L}\p{N}&.'’-]*)(?: (?:&|and|of|the|\p{Lu}[\p{L}\p{N}&.'’-]*))*)/gu

/** Words that say nothing about which posting is meant. */
const EMPTY = new Set(
  'this that same open remote new full part time advertised above and or of the a an in for with'.split(' '),
)

/** Who is greeted, and which position at which employer is named: they must be the posting's. */
export function findMismatches(sentence: Sentence, known: Known): Claim[] {
  return [...wrongGreeting(sentence, known), ...wrongEmployer(sentence, known), ...wrongTitle(sentence, known)]
}

function wrongGreeting(sentence: Sentence, known: Known): Claim[] {
  const match = GREETING.exec(sentence.text)
  const named = match?.[1]
    ?.replace(/(?<!\s)\s+(?:hiring |recruitment |recruiting |hr )?(?:team|staff|crew|family)$/i, '')
    .trim()
  if (!match || !named || ANYBODY.test(match[1] ?? '') || ANYBODY.test(named) || isAddressed(named, known)) return []
  return [claimAt('employer-mismatch', named, sentence.text.indexOf(named, match[0].indexOf(match[1] ?? '')), sentence)]
}

function wrongEmployer(sentence: Sentence, known: Known): Claim[] {
  return matchesOf(AT_EMPLOYER, sentence.text).flatMap((match) => {
    const named = (match[1] ?? '').replace(/(?<![.])[.]+$/, '')
    if (isAddressed(named, known)) return []
    return [claimAt('employer-mismatch', named, match.index + match[0].lastIndexOf(named), sentence)]
  })
}

/** The employer's name, a part of it, or somebody the posting names. */
const isAddressed = (named: string, { posting, facts }: Known): boolean =>
  posting.holds(named) || (facts.posting.employer !== null && searchable([named]).holds(facts.posting.employer))

function wrongTitle(sentence: Sentence, known: Known): Claim[] {
  // "My role at …" speaks of the past; only what is applied for has to be the posting's.
  if (!/\b(?:apply|applying|application|consider|interested|candidate|candidacy|fit|hire|join)\b/i.test(sentence.text))
    return []
  // "I know how to hire for a hard to find position", as they wrote it themselves, names no posting.
  if (known.ownText.includes(sentence.text.trim())) return []
  return matchesOf(POSITION, sentence.text).flatMap((match) => {
    const named = (match[1] ?? '').trim()
    const words = plainWords(named)
      .split(' ')
      .filter((word) => word !== '' && !EMPTY.has(word))
    const fitting = words.filter((word) => known.addressed.holds(word) || known.posting.holds(word))
    if (words.length === 0 || fitting.length * 2 >= words.length) return []
    return [claimAt('title-mismatch', named, match.index + match[0].indexOf(named), sentence)]
  })
}
