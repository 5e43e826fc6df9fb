/** Names somebody, not a field of work: "bookkeeper", not "customer service". */
export const SOMEBODY =
  /(?:er|or|ista?|cook|chef|aide|guard|wife|man|ant|ent|ian|eer|ive|associate|graduate|VA|CSR|TSR|rep|coach|clerk|admin|nurse|officer|lead|head|secretary|expert|pro|staff|intern|CPA)$/i
/** Abbreviations are spelt out when read: an HR assistant, a UX designer. */
export function article(title: string): 'a' | 'an' {
  const first = title.split(/[^\p{L}\p{N}]/u)[0] ?? ''
  const spelt = /^[A-Z]{2,4}$/.test(first)
  return (spelt ? /^[AEFHILMNORSX]/ : /^(?:[aeio]|u(?!ni|se|x|i))/i).test(first) ? 'an' : 'a'
}

/** What follows "staff" or "support" is no article's: "a member of the accounting staff". */
export const NO_ARTICLE = /\bstaff$/i

/** A name of work as one person of it: "a cashier". */
export const asOne = (title: string): string =>
  NO_ARTICLE.test(title) ? `a member of the ${title.toLowerCase()}` : `${article(title)} ${title}`
