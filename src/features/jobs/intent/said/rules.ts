import { plainWords } from '../../rules.ts'

/** Steps of the pay lexemes, in thousands of pesos a month, and the highest. */
export const PAY_STEP = 5
export const HIGHEST_STEP = 200

/** Raised whenever the patterns below change: stored postings are read anew. */
export const SAID_VERSION = 1

type Posting = {
  title: string
  description: string
  location: string | null
  monthly_php_max: number | null
}

const LONGEST_TEXT = 8000

/** Beginners are welcome, unless the same words say that they are not. */
const BEGINNERS =
  /\b(?:no|without|zero)(?: [a-z]+){0,2} (?:experience|exp)\b|\bexperience (?:is )?(?:not|n't) (?:required|needed|necessary|a must)\b|\b(?:newbies?|beginners?|fresh grad\w{0,8}|entry[- ]level)\b|\bwala(?:ng)? (?:pa ?ng )?experience\b/
const NO_BEGINNERS =
  /\b(?:no|not for|not suitable for|not an?) (?:newbies?|beginners?|entry[- ]level)|without experience (?:will|need) not/

const WRITTEN =
  /\bnon[- ]?voice\b|\bno (?:phone |inbound |outbound |cold )?call(?:s|ing)?\b|\bchat (?:and|&|\/|or) e-?mail\b|\be-?mail (?:and|&|\/|or) chat\b|\b(?:chat|e-?mail) support\b|\bback[- ]?office\b|\bdata entry\b/
const SPOKEN =
  /(?<!\bno |\bnon |\bwithout )\b(?:(?:inbound|outbound|cold)[- ]call(?:s|ing|er)?|phone support|telemarket\w{2,6}|answer(?:ing)? (?:the )?(?:phones?|(?:phone |inbound )?calls))\b/

const NIGHT =
  /\bnight[- ]?shift|\bgraveyard\b|\bovernight\b|\b(?:us|usa|est|edt|pst|pdt|cst|cdt|eastern|pacific|central) (?:standard )?(?:time|hours|business hours|shift|working hours)\b/
const DAY =
  /\b(?:day|morning|mid)[- ]?shift|\bdaytime\b|\b(?:australian?|aus|au|aest|aedt|manila|ph|philippine) (?:time|hours|business hours|working hours)\b/
const HOME = /\bremote(?:ly)?\b|\bwork(?:ing)? (?:from|at) home\b|\bhome[- ]based\b|\bwfh\b/

/**
 * What a posting's own words say beside its fields, as names in the search index: `~x:none` beginners are welcome, `~v:none`
 * no telephone, `~h:night` and `~h:day` the shift, `~w:home` done from home, `~l:` the words of its place, `~f:` the step of
 * 5,000 pesos a month its highest pay reaches. What is not said has no name.
 */
export function saidFilters({ title, description, location, monthly_php_max }: Posting): string[] {
  const text = `${title} ${description}`.slice(0, LONGEST_TEXT).toLowerCase()
  const said = (name: string, holds: boolean) => (holds ? [name] : [])
  return [
    ...said('~x:none', BEGINNERS.test(text) && !NO_BEGINNERS.test(text)),
    ...said('~v:none', WRITTEN.test(text) && !SPOKEN.test(text)),
    ...said('~h:night', NIGHT.test(text)),
    ...said('~h:day', DAY.test(text)),
    ...said('~w:home', HOME.test(text)),
    ...new Set(
      plainWords(location ?? '')
        .split(' ')
        .filter((word) => /^[a-z0-9]{2,30}$/.test(word))
        .map((word) => `~l:${word}`),
    ),
    ...(monthly_php_max === null
      ? []
      : [`~f:${Math.min(HIGHEST_STEP, Math.floor(monthly_php_max / 1000 / PAY_STEP) * PAY_STEP)}`]),
  ]
}
