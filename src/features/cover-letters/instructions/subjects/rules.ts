import { DESCRIBED } from './described/rules.ts'
import { asWritten, isForm } from './forms/rules.ts'
import { goingOn } from './further/rules.ts'
import { near } from './near/rules.ts'
import { asForm, INVERTED, readWay } from './ways/rules.ts'
import { plainSubject } from './plain/rules.ts'
import { isForbidden, isToApplicants, wordAt, type Reading, type Word } from '../words/rules.ts'

const MESSAGE = String.raw`(?:(?:e-?)?mail|message|msg|application|apply|proposal|cover letter)`
const LINE = String.raw`(?:subject|title|headline|heading(?! to\b))(?:\s+(?:line|heading|title|header|box|field|bar))?`
const OF = String.raw`(?:\s+(?:mo|nyo|niyo|ninyo|of\s+(?:(?:your|the|ur)\s+)?${MESSAGE}|ng\s+(?:iyong\s+|inyong\s+)?${MESSAGE}(?:\s+(?:mo|nyo|niyo))?))?`
const YOUR = String.raw`(?:(?:po|mo|ninyo|nyo|niyo|ang|yung|your|ur|the|an?|this|its|iyong|inyong|following)\s+)*`

const STARTS = new RegExp(
  String.raw`\b(?:start|begin|open|lead|simulan|umpisahan)\w*\s+${YOUR}(?:${MESSAGE}['’]?s?\s+)?${LINE}${OF}\s+(?:with|by|sa|ng|using|gamit ang)\s+(?:(?:typing|writing|the number(?= \d)|the(?! name| title| number)|ang|word|phrase|words|code|salitang)\s+)*`,
  'i',
)
const SHOULD_START = new RegExp(
  String.raw`\b${LINE}${OF}\s+(?:must|should|has to|needs to|is to|to|dapat|ay)?\s*(?:po\s+)?(?:ay\s+)?(?:start|begin|nagsisimula|magsimula|mag-?start)s?\s+(?:with|sa|ng|by)\s+(?:(?:the(?! name| title| number)|ang|word|phrase|words|code|salitang)\s+)*`,
  'i',
)
const QUOTED_AS = new RegExp(
  String.raw`(?:["“]([^"“”\n]{2,120})["”]|(?<!\p{L})['‘]([^"“”\n]{2,120}?)['’](?!\p{L}))\s+(?:as|bilang|for|(?:lang|lng|only|alone)\s+(?:in|on|as|sa))\s+${YOUR}(?:${MESSAGE}\s+)?(?:subject|headline|title|header)\b`,
  'iu',
)
/** "Write “Closer - Your name” in the subject": a form; other words there are a code word. */
const FORM_IN = new RegExp(
  String.raw`\b(?:put|write|use|indicate|include|type|state|add|enter|ilagay|isulat)\s+["“‘']([^"“”\n]{2,120}?)["”’']\s+(?:in|on|sa)\s+(?:the|your|ur)?\s*(?:e-?mail\s+)?subject\b`,
  'i',
)
/** "Email it with “Night Shift” in the subject" */
const WITH_IN = new RegExp(
  String.raw`\b(?:with|having|quoting|stating|marked|containing)\s+(?:the\s+(?:words?|phrase|text)\s+)?["“]([^"“”\n]{2,120}?)["”](?:\s+or\s+["“][^"“”\n]{2,120}?["”])?\s+(?:in|on|as|sa)\s+(?:(?:the|your|ur)\s+)?(?:e-?mail\s+)?subject\b`,
  'i',
)
const PLAIN_AS = new RegExp(
  String.raw`\b(?:[Uu]se|[Uu]sing|[Ww]rite|[Pp]ut|[Gg]amitin|[Ii]lagay)\s+(?:ang\s+|the\s+words?\s+|the\s+phrase\s+)?(?:\*\*)?([A-Z0-9[][^"“”*\n]{2,100}?)(?:\*\*)?\s+(?:as|bilang)\s+${YOUR}(?:${MESSAGE}\s+)?(?:subject|headline|title)\b`,
)
const SHOULD_BE = new RegExp(
  String.raw`\b${LINE}(?:\s+po)?${OF}\s*(?:(?:must|should|has to|needs to|dapat|shud|shld|is|ay|to)\s*(?:po\s+)?(?:be|read|say|look|ay|exactly|dapat)?|reads|says)\s*(?:exactly|simply|just|only)?\s*(?:(?:like )?this|as follows)?\s*:?\s*`,
  'i',
)
const NAMED = new RegExp(
  String.raw`(?:^\W*|[(•*>.,;:/|+–—-]\s*|\d[.)]\s*|@\S+\s+|\b(?:use|with|w\/|put|write|have|set|gamitin|following|this|your|the|for|e-?mail(?:['’]s)?|ang|ng|ito|sa|and)\s+(?:an?\s+)?)(?:(?:e-?mail(?:['’]s)?\s+|message\s+|application\s+)?subj(?:ect|\.)?(?![\p{L}])(?:\s+(?:line|heading|title|header|box|field|bar))?|(?:e-?mail|message|application)\s+(?:title|heading|headline)|(?:title|headline)\s+of\s+(?:your|the)\s+${MESSAGE})${OF}\s*(?:format\s*|to use(?:\s+is)?\s*(?=:))?(?:\([^)\n]{0,30}\)\s*|,\s*(?:copied|written|typed|word for word|exactly|verbatim|please)[^:.\n]{0,20}(?=:))?(?::|=|->|\s[-–—]\s|\bas\b(?: follows\s*:)?|\bto\b)\s*`,
  'iu',
)
const TITLED = new RegExp(
  String.raw`\b(?:title|entitle|headline)\s+it\s+(?:as\s+)?(?!(?:as|however|whatever|anything|with|like|so|and|or|in|for|to|the|your)\b)|\b(?:(?:title|label|name|entitle|mark|headline)\s+(?:your|the)|(?:head|caption|call)\s+(?:your|ur|the(?=\s+(?:e-?mail|message|application)\b)))\s+${MESSAGE}\s*(?:as|with|:)?\s*|\b${MESSAGE}s?\s+(?:is\s+|be\s+)?(?:titled|entitled|headed|with the title)\s*:?\s*(?=["“‘])|\bgive\s+(?:your|the|ur)\s+${MESSAGE}\s+(?:the|this)\s+(?:title|subject|headline)\s*:?\s*|\byour\s+${MESSAGE}\s+(?:should|must|has to|needs to)\s+be\s+(?:titled|entitled|called)\s*:?\s*`,
  'i',
)
/** "Make the subject of your email …" */
const MADE = new RegExp(
  String.raw`\b(?:make|set|change|name|call)\s+(?:your|the)\s+(?:e-?mail\s+)?${LINE}${OF}\s*(?:to|as|be|read|say|:)?\s*(?=["“‘'])`,
  'i',
)
/** "Use this subject line when you apply: …" */
const THIS = new RegExp(
  String.raw`\b(?:use|with|have|put|follow)\s+(?:this|the(?: following)?)\s+(?:format\b[^.!?\n"“:]{0,30}?)?(?:e-?mail\s+)?${LINE}\b[^.!?\n"“:]{0,40}:\s*|\b(?:in|on|sa)\s+(?:the\s+|your\s+|ur\s+)?(?:e-?mail\s+)?subject(?:\s+line)?,?\s+(?:please\s+)?(?:write|put|type|use|i?-?lagay|i?-?sulat)(?:\s+(?:ang|nyo|niyo|ninyo|mo|po|lang|na))*\s*:\s*|\b(?:ilagay|isulat)\s+sa\s+subject(?:\s+line)?\s+ang\s+(?=["“])`,
  'i',
)

/** "As headline of your application use My thumbs are green" */
const AS_HEADLINE = new RegExp(
  String.raw`\bas\s+(?:the\s+|your\s+|an?\s+)?${LINE}\s+(?:for|of)\s+(?:your|the)\s+${MESSAGE},?\s+(?:use|put|write)\s+`,
  'i',
)

const WITH_QUOTED = new RegExp(
  String.raw`\b(?:titled|headed|with (?:any|an?) (?:subject|title)(?: line)?)\s+(?:anything|something|one|other)?\s*(?:other than|but|else than|except)\s+(?=[\"“])|\b(?:with|use|using|put|under|gamitin|gamit|gawing?|gawin mong?)\s+(?:the|this|as|a|an|ang)?\s*(?:e-?mail\s+)?(?:subject|headline|title|heading)(?:\s+(?:line|heading|title))?(?:\s+(?:na|ang))*\s*(?=["“‘])`,
  'i',
)

const WITH_PLAIN = new RegExp(
  String.raw`\b(?:(?<!\b[Dd]eal(?:s|ing)? )[Ww]ith|[Uu]se|[Uu]sing|[Uu]nder)\s+(?:(?:the|this|as|a)\s+)?(?:e-?mail\s+)?subject(?:\s+(?:line|heading|title))?(?:\s+(?:format|na|of))*\s+(?=\p{Lu}|\d|\[|<)(?!\p{Lu}\p{Ll}+\s+(?:[Mm]atter|[Ee]xperts?)\b)`,
  'u',
)
/** "Ilagay sa subject QBO CLERK - (buong pangalan)", "e-mail x@y, subject CLOSER" */
const PLAIN_IN = new RegExp(
  String.raw`\b(?:[Ii]|[Pp]aki-?)?(?:lagay|sulat)\s+(?:(?:mo|nyo|niyo|po|lang|na)\s+)*sa\s+(?:email\s+)?(?:[Ss]ubject|SUBJECT)(?:\s+line)?\s*(?:ang\b|:)?\s*(?=["“]|\p{Lu}{2,}(?! \p{Ll}))|\b(?:[Ss]ubject|SUBJECT)(?:\s+line)?\s+(?=\p{Lu}{3,}(?![\p{Ll}])|[[{])(?<=(?:@\S+|\b(?:[Ee]-?mail|[Aa]pply|[Ss]end|[Mm]essage)\b[^.!?\n]{0,60}),?\s+\(?(?:[Ss]ubject|SUBJECT)(?:\s+line)?\s+)`,
  'u',
)
/** What is filled in may stand in brackets in a ticket's subject too. */
const SENDS_PAPERS = /\b(?:cvs?|r[eé]sum[eé]s?|applications?|apply|portfolio|bio-?data)\b/i
/** Subjects of the work's own mail. */
const WORK =
  /\b(?:apps?|system|platform|store|software|tool|site)\b[^.!?\n]{0,12}\bsends?\b|\bcontact forms?\b|\bto (?:the|our) (?:gc|suppliers?|vendors?|factory|finance|warehouse|courier|bank|broker|carriers?|agents?|insurer|adjuster|accountant|buyers?|sellers?|landlord|lender|printer|developers?|engineers?|team|client|owner|doctors?|office)\b|\b(?:e-?mail|message|write to|report to|tell|notify) (?:the|our) (?:developers?|engineers?|doctors?|clients?|team|suppliers?|landlord|owners?|vendors?)\b|\b(?:every|each|weekly|daily|newsletters?|campaigns?|customers?|clients?|patients?|guests?|tenants?|members?|tickets?|invoices?|reminders?|reports?|articles|posts)\b/i

/** Mail that goes to somebody at work, wherever the sentence says so. */
const TO_COLLEAGUES =
  /\b(?:e-?mail|message|write to|report to|notify) (?:the|our) (?:developers?|engineers?|doctors?|clients?|team|suppliers?|landlord|owners?|vendors?)\b/i

/** "A reel on this subject: …": what something is about. */
const ABOUT_THIS = /\b(?:on|about) (?:this|the following) subject\s*:/i
/** Whether a sentence names what a text or video is to be about; the subject of the message is none of it. */
export const isOnSubject = (text: string): boolean => ABOUT_THIS.test(text)

/** The subject line a sentence asks for; among duties (`work`) only one an applicant is told to use. */
export function readSubject(text: string, work = false, { applying = false, tells = false } = {}): Reading[] {
  if (
    !/subj|title|headline|header|heading|label|\b(?:name|head|caption|mark|call) (?:your|the)\b/i.test(text) ||
    isOnSubject(text) ||
    ((work || tells) && !isToApplicants(text))
  )
    return []
  const found =
    readWay(text) ??
    starting(text, STARTS) ??
    starting(text, SHOULD_START) ??
    whole(text) ??
    described(text) ??
    beside(text, applying) ??
    near(text, applying) ??
    inPlainWords(text) ??
    []
  return found
    .map((one) => goingOn(text, asForm(one)))
    .filter(
      (one) =>
        !isWork(text, one) && (isToApplicants(text) || !/head ?line/i.test(text.slice(one.at, one.at + one.length))),
    )
}

/** Told in plain words: a form where something of it is filled in. */
function inPlainWords(text: string): Reading[] | null {
  const found = /subject|title|header|head ?line/i.test(text) ? plainSubject(text) : null
  if (!found) return null
  const isDescribed = /^(?:your|the)\b|\s(?:and|plus|\+|followed by|then) (?:your|ur)\s/.test(found.value)
  return [reading(isDescribed || isForm(found.value) ? 'form' : 'is', found.value, found.at, found.end)]
}

/** Whose mail it is stands around the subject: its own words do not say it, nor does the next clause. */
function isWork(text: string, { at, length }: Reading): boolean {
  const behind = text.slice(at + length).replace(/(?:\b(?:and|so|because|to (?:show|prove))\b|[,;:]).*$/is, '')
  return WORK.test(`${text.slice(0, at)} ${behind}`) || (TO_COLLEAGUES.test(text) && !isToApplicants(text))
}

function starting(text: string, pattern: RegExp): Reading[] | null {
  const match = pattern.exec(text)
  if (!match || isForbidden(text, match.index)) return null
  const from = match.index + match[0].length
  const form = IN_OWN_BRACKETS.test(text.slice(from, from + 60)) ? null : formAt(text, from)
  if (form) return [reading('form', form.text, match.index, form.end)]
  const found = wordAt(text, from, true)
  const inBrackets = `[${found?.word ?? ''}]`
  const word = found && text.slice(0, found.end).endsWith(inBrackets) ? inBrackets : found?.word
  // "“Not an agency:”" begins with its colon.
  const colon = found?.quoted === true && /:["”]$/.test(text.slice(0, found.end)) ? ':' : ''
  return found && word ? [reading('starts', `${word}${colon}`, match.index, found.end)] : null
}

/** "Starts with “[Data Engineer]”": to be written with its brackets. */
const IN_OWN_BRACKETS =
  /^[\s:]*(?:["“]\[(?!\s*(?:[Yy]our|[Uu]r|[Mm]y|[Ff]ull|[Ff]irst|[Ll]ast|[Nn]ame|[Pp]osition|[Rr]ole|[Jj]ob)\b)[^\]\n]{2,40}\]["”]|\[(?!(?:YOUR|FULL|FIRST|LAST|NAME|POSITION|ROLE|JOB|CITY|DATE)\b)\p{Lu}{3,20}\](?!\s*[-–—|/]))/u

/** "Subject to a background check" names no line. */
const IS_SUBJECT_TO = /^(?!.*\b(?:use|put|write|have|set|your|line)\b).*\bsubject\s+(?:is\s+)?to\s*$/is

/** "HN Job Listing", "D3 Front-End and Data Consultant": capitals may be only the first word of it. */
const GOES_ON_IN_NAMES =
  /^(?:\s+(?!(?:Please|Kindly|Send|Attach|Include|Then|And|Also|We|The|Your|In|If|Do|Make|Tell|Answer|Apply|Only|Thank\w*)\b)(?:(?:and|of|for|&|\/|the)\s+)?(?:\p{Lu}[\p{L}\d'’-]*|20\d\d)(?![\p{L}\d]))+/u
function allOf(text: string, at: number, { word, end, quoted }: Word): Reading {
  const names = quoted ? '' : (GOES_ON_IN_NAMES.exec(text.slice(end))?.[0] ?? '')
  return reading('is', word + names, at, end + names.length)
}

/** "The job title says “Engineer”": what the work is called. */
const NAME_OF_JOB = /\b(?:job|position|official|your|my|current) title\b/i

function whole(text: string): Reading[] | null {
  const both = BESIDE_YOURS.exec(text)
  if (both?.[1] && !isForbidden(text, both.index))
    return [reading('form', both[1].trim(), both.index, both.index + both[0].length)]
  const formed = FORM_IN.exec(text)
  const as =
    formed && isForm(formed[1] ?? '')
      ? formed
      : (QUOTED_AS.exec(text) ?? WITH_IN.exec(text) ?? INVERTED.exec(text) ?? PLAIN_AS.exec(text))
  const value = as ? cleaned(as[1] ?? as[2] ?? '') : ''
  if (as && value !== '' && !isForbidden(text, as.index)) {
    return [reading(isForm(value) ? 'form' : 'is', value, as.index, as.index + as[0].length)]
  }
  for (const pattern of [SHOULD_BE, NAMED, AS_HEADLINE, THIS, MADE, WITH_QUOTED, WITH_PLAIN, PLAIN_IN, TITLED]) {
    const match = pattern.exec(text)
    if (!match || isForbidden(text, match.index) || IS_SUBJECT_TO.test(match[0])) continue
    if (pattern === SHOULD_BE && NAME_OF_JOB.test(text.slice(Math.max(0, match.index - 12), match.index + 8))) continue
    const from = match.index + match[0].length
    if (pattern === WITH_PLAIN && /^[[<]/.test(text.slice(from)) && !SENDS_PAPERS.test(text)) continue
    const form = formAt(text, from)
    if (form) return [reading('form', form.text, match.index, form.end)]
    const found = wordAt(text, from, pattern === WITH_PLAIN || pattern === PLAIN_IN)
    const named =
      ([NAMED, TITLED, SHOULD_BE, THIS].includes(pattern) && /[:=]/.test(match[0])) ||
      [TITLED, AS_HEADLINE].includes(pattern)
    const inBrackets = match[0].trimStart().startsWith('(')
      ? text.slice(from).replace(/\)[^)]*$/, '')
      : text.slice(from)
    const plain = named ? cleaned(inBrackets) : ''
    // Capitals may be only the first word of it: "Subject: HR - Makati".
    const more = found && !found.quoted && plain.startsWith(found.word) && /^\s*[-–|_/]/.test(text.slice(found.end))
    if (found && !more) return [allOf(text, match.index, found)]
    const short =
      /@|\b(?:apply|send|mail|e-?mail)\b/i.test(text) &&
      /^(?!your|the|a|an|my|what|whatever|any)\p{Ll}+(?: \p{L}+){0,4}$/u.test(plain)
    if ((/^[\p{Lu}\d]/u.test(plain) || short) && plain.length <= 80)
      return [reading('is', plain, match.index, text.length)]
  }
  return null
}

/** "Use your full name and “Amazon VA” as subject", "needs “Amazon VA” in it plus your name" */
const BESIDE_YOURS =
  /\b(?:use|put|write|include|type|have|indicate)\s+((?:your|ur)\b[^.!?\n;"“]{2,30}(?:\band|[+&,-]|\bplus)\s+["“][^"”\n]{2,40}["”])\s+(?:as|in|on)\s+(?:(?:the|your|ur|an?)\s+)?(?:e-?mail\s+)?subject\b|(?<=\bsubject(?:\s+line)?\s+(?:needs?|must have|should have|has to have|must include|should include|must contain|should contain)\s+)(["“][^"”\n]{2,40}["”](?:\s+in it)?,?\s+(?:plus|and|with|\+|&)\s+(?:your|ur)\s[^.!?\n;]{2,30})/i
function described(text: string): Reading[] | null {
  for (const pattern of DESCRIBED) {
    const match = pattern.exec(text)
    const words = (match?.[1] ?? '')
      .replace(/,?\s+(?:e|ex|eg|halimbawa|like)$/i, '')
      .replace(/^["“]([^"“”]+)["”],?\s+(?:followed by|then)\s+(?=(?:your|ur)\b)/i, '$1 - ')
      .trim()
    if (
      match &&
      words !== '' &&
      !/favou?rite|answer|rate|salary|subject/i.test(words) &&
      !isForbidden(text, match.index)
    )
      return [reading('form', words, match.index, match.index + match[0].length)]
  }
  return null
}

/** A quotation near the word "subject" in what applicants are told, whatever the sentence is built like. */
const QUOTED_BEHIND =
  /(?<!\b(?:an?|each|every|great|good) )\b(?:e-?mail )?subject\b(?! lines)(?:(?!\b(?:such as|like|e\.g|about)\b)[^.!?\n"“]){0,60}["“]([^"“”\n]{2,120})["”]/i

function beside(text: string, applying: boolean): Reading[] | null {
  const told = applying || isToApplicants(text)
  const match = told || !WORK.test(text) ? QUOTED_BEHIND.exec(text) : null
  const value = (match?.[1] ?? '').replace(/^[\s:]+|[\s.,;]+$/g, '')
  if (!match || value === '' || isForbidden(text, match.index + match[0].length - value.length - 2)) return null
  const how = isForm(value) ? 'form' : /\b(?:start|begin|open)s?\b/i.test(match[0]) ? 'starts' : 'is'
  const found = reading(how, value, match.index, match.index + match[0].length)
  return [told ? found : { ...found, sure: false }]
}

const reading = (how: 'is' | 'starts' | 'form', text: string, at: number, end: number): Reading => ({
  found: { kind: 'subject', how, text: how === 'form' ? asWritten(text) : text },
  at,
  length: end - at,
})

/** "… must mention NIGHT CREW + your name": a verb is no part of it. */
const HOLDING =
  /^(?:also\s+)?(?:follow (?:this|the) (?:format|form|pattern)|mention|contain|include|have|show|state|carry)s?\b:?\s+(?:both\s+|the\s+(?:words?|phrase)\s+)?/i

/** "… must be in this format: RECEPTION | your name", "follow the format …": what announces a form is no part of it. */
const ANNOUNCED =
  /^(?:\p{Ll}+ ){0,5}(?:format|form|pattern|structure|order|way|template)(?!\p{L})(?: of)?\s*[:=–—-]?\s*["“'‘]?(?=\S)|^(?:written|formatted|typed|styled|set up|laid out)\s+(?:as|like)(?: this| follows)?\s*:?\s*/u

function formAt(text: string, from: number): { text: string; end: number } | null {
  const quoted = /^[\s:]*["“']([^"”\n]{3,140})["”']/.exec(text.slice(from))
  const value = cleaned(quoted?.[1] ?? text.slice(from, from + 150))
    .replace(HOLDING, '')
    .replace(ANNOUNCED, '')
  if (value === '' || !isForm(value)) return null
  return { text: value, end: Math.min(text.length, from + text.slice(from).indexOf(value) + value.length) }
}

const GOES_ON =
  /,?\s+(?:with (?:your|ur|an?) (?:cv|resume|reel|portfolio|rate|link)|together with|along with)\b.*$|\s+(?:so (?:that|i|we)|to (?:show|prove|be)|when (?:you|apply)|in order|and (?:send|attach|include|tell|answer|use|please|do not|don['’]t|(?:on|in|under) (?:the|your) (?:subject|body|message|mail)|your (?:cv|resume|portfolio|letter))|para)\b.*$|\s*\((?:without|no|use|replace|with|put|insert|e\.g\.?|ex\.?|example|sample|halimbawa|for example|like|i\.e)[ .:].*$|,?\s+(?:like this|for example|e\.g\.|ex[.:]|example:|halimbawa|such as|i\.e\.)(?=[\s:]).*$|\s*[/|]\s*(?:attach\w*|body|cv|include|send)\b.*$|\s*(?:->|→).*$/i
const cleaned = (text: string): string =>
  text
    .replace(GOES_ON, '')
    .trim()
    .replace(/^["“”'‘:,*\s]+|["”'’.,;:!?\s]+$/g, '')
    .replace(/\s+[-–—|,:_]+$/, '')
