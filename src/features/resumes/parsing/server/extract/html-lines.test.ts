import { expect, test } from 'vitest'
import { htmlLines } from './html-lines.ts'

const texts = (html: string) => htmlLines(html).map((runs) => runs.map(({ text }) => text).join(''))

test('a row of a table is a line, the halves of a page follow each other', () => {
  expect(texts('<table><tr><td><p>Cashier</p></td><td><p>2019 &amp; 2020</p></td></tr></table>')).toEqual([
    'Cashier\t2019 & 2020',
  ])
  expect(
    texts('<table><tr><td><p>Skills</p><p>Excel</p></td><td><h2>Work</h2><p>Clerk</p></td></tr></table><p>End</p>'),
  ).toEqual(['Skills', 'Excel', '', 'Work', 'Clerk', '', 'End'])
})

test('items have a sign, line breaks end a line', () => {
  expect(texts('<ul><li><p>Filed <em>papers</em></p></li><li>Typed</li></ul><p>One<br />Two</p><p></p>')).toEqual([
    '• Filed papers',
    '• Typed',
    'One',
    'Two',
    '',
  ])
})

test('what is bold, slanted or a heading keeps its look', () => {
  expect(htmlLines('<h1>Luz</h1><p><strong>Clerk</strong>, ABC <em>Corp.</em></p>')).toEqual([
    [{ text: 'Luz', look: 'heading  20' }],
    [
      { text: 'Clerk', look: 'text strong 11' },
      { text: ', ABC ', look: 'text  11' },
      { text: 'Corp.', look: 'text em 11' },
    ],
  ])
})
