import type { Dice } from './dice.ts'

/** Markup a board must not trust: harmless when it runs (it sets `window.hostile`), telling when it does. */
const snippets = [
  '<script>window.hostile = "script"</script>',
  '<img src=x onerror="window.hostile=\'onerror\'">',
  '<a href="javascript:window.hostile=1">Click here to apply</a>',
  '<b><i>Unclosed <u>tags everywhere',
  '</div></p></td></table><div class="card">',
  '<iframe src="javascript:parent.hostile=2" width=1 height=1></iframe>',
  '<svg/onload=window.hostile=3>',
  '<a href="https://example.test/one">outer <a href="https://example.test/two">inner</a> tail</a>',
  '&lt;script&gt;not a script&lt;/script&gt; &amp;amp; &nbsp;&nbsp;&#8217;quoted&#8217; &copy; &unknown; &#0; &#x1F600;',
  `Wide${' \t'.repeat(400)}gap${'<br />'.repeat(40)}`,
  '\u202Eesrever ni nettirw\u202C \u200F\u200E\u200Bzero\u200Dwidth\uFEFF',
  '🔥🔥 ✨ HIRING NOW ✨ 👩🏽‍💻🇵🇭 🔥🔥',
  '<style>body{display:none}</style>',
  '<!-- a comment that never ends',
  '<form action="https://example.test/steal"><input name="password"><button>Continue</button></form>',
  '<meta http-equiv="refresh" content="9999;url=https://example.test/">',
  '<textarea>swallowed?</textarea><title>Not the title</title>',
  '%3Cscript%3E{{constructor.constructor("hostile=4")()}} ${7*7} <%= 7*7 %>',
  'https://example.test/a?x=1&y=2&copy=3 www.example.test mailto:boss@example.test',
  `${'Loooong'.repeat(90)}word`,
]

/** Puts one to three hostile snippets between the lines of a description. */
export function sprinkleHostile(dice: Dice, text: string): string {
  const rows = text.split('<br />')
  for (const snippet of dice.sample(snippets, dice.between(1, 3))) rows.splice(dice.between(1, rows.length), 0, snippet)
  return rows.join('<br />')
}

/** Makes a title awkward without changing what it says. */
export function awkwardTitle(dice: Dice, title: string): string {
  return dice.pick([
    `  ${title}`,
    `🔥 ${title} 🔥`,
    `${title} <b>URGENT</b>`,
    `${title} &amp; more`,
    `\u200F${title}\u200E`,
    `${title} "A+" <3`,
    title.toUpperCase(),
    `${title}${' '.repeat(12)}(${'x'.repeat(60)})`,
  ])
}
