/** What no eye sees: zero-width signs, direction changes, variation selectors, the letters of the tag block. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
/** Elements a page hides, with all they hold. */
const HIDDEN =
  /<(\w+)[^<>]{0,300}(?:\shidden|display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])|color\s*:\s*(?:white|#fff(?:fff)?))[^<>]{0,300}>[\s\S]{0,4000}?<\/\1>/gi

/**
 * A text of somebody else as plain lines: comments, hidden elements, tags and unseen signs are gone, so that what a
 * model reads is what a person would read. Fences cannot be imitated.
 */
export function plainData(text: string, max: number): string {
  // Markup makes a text longer, hardly more than four times; what lies behind is not even looked at.
  return (
    text
      .slice(0, max * 4)
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
      .replace(HIDDEN, ' ')
      .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d|tr)>/gi, '\n')
      .replace(/<\/?[a-z][^<>]{0,400}>/gi, ' ')
      .replace(UNSEEN, '')
      .normalize('NFKC')
      // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ' ')
      .replace(/[=]{3,}/g, '--')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, max)
  )
}
