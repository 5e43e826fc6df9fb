import type { Place } from '../../contract.ts'
import { isRefusal, isToApplicants, wordAt } from '../../words/rules.ts'
import { MESSAGE, NAME, NO_NAME } from '../grammar/rules.ts'
import { after, type Hit } from '../hits/rules.ts'
import { placeIn, placeOf } from '../places/rules.ts'

const pattern = (source: string, flags = 'i'): RegExp => new RegExp(source, flags)
const WE_WANT = String.raw`(?:we|i)(?:['’]d| would| will|['’]ll)?\s+(?:(?:also|really|only|just)\s+)*(?:want|need|like|love|expect|hope|ask|look)\b`
/** "What we'd like to read on line one: …" */
const WANTED_THERE = pattern(
  String.raw`\b(?:what|all|the (?:one|only|first|last) thing)\s+(?:that\s+)?${WE_WANT}[^.!?\n"“:]{0,70}?(?::|=|\s[-–—]\s|\bis\b:?)\s*(?:the\s+${NAME}\s*:?\s*)?`,
)
/** "We want the word … to appear at least once" */
const WANTED_TO_APPEAR = pattern(
  String.raw`\b${WE_WANT}\s+(?:for\s+)?(?:to see\s+)?(?:(?:the|this)\s+${NAME}\s*:?\s*|(?=["“]))`,
)
const TO_APPEAR =
  /^\s*(?:to (?:appear|be (?:in|there|found|mentioned|used|included|part|hidden|the)|show up|feature|turn up|pop up|stand|come up)|(?:some|any)where)\b[^.!?\n]{0,60}/i
/** "Text “NURSE VA” to apply", "comment KAPE below" */
const SENT_TO_APPLY = pattern(
  String.raw`(?:^\W*|[.!?:;,(–—-]\s*|\b(?:please|pls|kindly|just|and|or|then|interested\?)\s+)(?:text|message|comment|type|send|dm|pm|chat|reply|e-?mail|whatsapp|viber)\s+(?:(?:us|me|the words?|just|only|back)\s+){0,2}(?=["“])`,
)
const TO_APPLY =
  /^\s*(?:(?:below|here|now)\b|to (?:apply|be (?:considered|shortlisted)|join|get (?:started|in|the|an)|start|this (?:number|page|ad|post)|(?:me|us|our \w+)\b|\+?\d)|(?:if|when|once) (?:you(?:['’]re| are)? )?(?:interested|ready|read)|(?:and|plus|then|with) (?:your|ur|send|attach)\b)/i
/** "Instead of Hi, say “Mabuhay Team”" */
const INSTEAD = pattern(
  String.raw`\b(?:instead of|rather than)\s+(?:(?:an?|the|your)\s+)?(?:usual\s+)?(?:["“][^"”\n]{2,40}["”]|hi|hello|dear(?:\s+\p{L}+){0,3}|greeting|salutation|subject|regards|sincerely)(?:\s*(?:\/|or)\s*\p{L}+)?,?\s+(?:please\s+)?(?:say|write|use|type|put|go with|(?:start|open|begin|greet (?:me|us)|address (?:me|us)|end|close|sign(?: off)?)\s+(?:with|as))\s+(?:the\s+${NAME}\s*:?\s*|(?=["“‘'\p{Lu}]))`,
  'iu',
)
/** "The word you need is COPPER" */
const NEEDED = pattern(
  String.raw`\b(?:the|your)\s+${NAME}\s+(?:that\s+)?(?:(?:you|u)(?:['’]ll| will)?\s+(?:(?:are|have|want)\s+to|need|must|should|can)|(?:we|i)(?:['’]re| are|['’]m| am)?\s+(?:look(?:ing)? for|want|expect|ask for|search(?:ing)? for))\b[^.!?\n"“:]{0,40}?(?:\bis\b|\bay\b|:|=)\s*`,
)
/** "Include this exact phrase in your cover letter: numbers never lie" */
const GIVEN_BELOW = pattern(
  String.raw`\b(?:put|write|include|mention|add|type|place|use|say|copy|paste|quote|insert)\s+(?:and \w+\s+)?(?:this|the following|the exact|these)\s+(?:exact\s+|short\s+)?(?:phrase|words|sentence|line)\b[^.!?\n"“:]{0,60}\b${MESSAGE}[^.!?\n"“:]{0,20}:\s*(?=[^\n"“]{3,80}$)`,
)

/** What is read is what somebody writes. */
const TO_READ = /\b(?:to (?:read|see|find|hear)|looking for)\b/i
/** "… whose first word is Saffron" */
const WHOSE = pattern(
  String.raw`\b(?:whose|in which|where)\s+(?:(?:the|very)\s+)*(first|opening|last|closing|final)\s+(?:words?|line|sentence|thing)\s+(?:is|are|reads?|says?|isn['’]t|is not|aren['’]t)\s+(?:the\s+${NAME}\s*:?\s*)?(?=["“‘'\p{Lu}])`,
  'iu',
)

/** Words that only name what is to be told are none, but in quotation marks. */
const byPlain = (text: string, hit: Hit | null): Hit | null =>
  hit === null || isQuoted(text, hit) || !hit.word.split(/\s+/).some((part) => NO_NAME.test(part) && !/s$/i.test(part))
    ? hit
    : null
const isQuoted = (text: string, { end }: Hit): boolean => /["”’'*]$/.test(text.slice(0, end))

/** A word that is named by what we want to find, by what the applicant needs, or as what is sent to apply. */
export function wanted(text: string, told: boolean): Hit | null {
  return (
    wantedThere(text) ??
    appears(text) ??
    sentToApply(text) ??
    after(text, INSTEAD, () => (/\b(?:end|close|sign|regards|sincerely)\b/i.test(text) ? 'last_line' : 'first_line')) ??
    (told || isRefusal(text)
      ? byPlain(
          text,
          after(text, WHOSE, ({ 1: spot }) => (/last|clos|final/i.test(spot ?? '') ? 'last_line' : 'first_line')),
        )
      : null) ??
    needed(text, told) ??
    belowIt(text)
  )
}

function wantedThere(text: string): Hit | null {
  const hit = after(text, WANTED_THERE, (match): Place => placeIn(match[0]))
  if (!hit || hit.place === 'anywhere' || !(isToApplicants(text.slice(0, hit.end)) || TO_READ.test(text))) return null
  // Without a mark it is all that the sentence goes on with.
  return isQuoted(text, hit) || /^\s*(?:[.!;,]|$)/.test(text.slice(hit.end)) ? byPlain(text, hit) : null
}

function needed(text: string, told: boolean): Hit | null {
  const hit = byPlain(
    text,
    after(text, NEEDED, (_, end) => placeOf(text, end)),
  )
  return hit && (told || isQuoted(text, hit)) ? hit : null
}

function appears(text: string): Hit | null {
  const match = WANTED_TO_APPEAR.exec(text)
  const found = match && wordAt(text, match.index + match[0].length, /\s$/.test(match[0]))
  const behind = found && TO_APPEAR.exec(text.slice(found.end))?.[0]
  return match && found && behind !== undefined && behind !== null
    ? { word: found.word, place: placeIn(behind), at: match.index, end: found.end }
    : null
}

function sentToApply(text: string): Hit | null {
  const match = SENT_TO_APPLY.exec(text)
  const found = match && wordAt(text, match.index + match[0].length)
  return match && found && TO_APPLY.test(text.slice(found.end))
    ? { word: found.word, place: 'anywhere', at: match.index, end: found.end }
    : null
}

function belowIt(text: string): Hit | null {
  const match = GIVEN_BELOW.exec(text)
  const from = match ? match.index + match[0].length : 0
  const word = match ? text.slice(from).replace(/[.!\s]+$/, '') : ''
  return match && word !== '' && !/^(?:your|the|an?|what|why|how|which)\b/i.test(word)
    ? { word, place: placeIn(match[0]), at: match.index, end: from + word.length }
    : null
}
