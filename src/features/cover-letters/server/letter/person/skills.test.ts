import { expect, test } from 'vitest'
import { likeProgram, missingTools, programsNamed, sharedSkills } from './skills.ts'

const lacking = (description: string, own: string) => missingTools({ title: 'VA', description, tags: [] }, own)

test('of programs that may stand for each other, one is enough', () => {
  expect(lacking('Figma or Photoshop.', 'Photoshop')).toEqual([])
  expect(lacking('Figma or Photoshop.', 'Canva')).toEqual(['Figma', 'Photoshop'])
  expect(lacking('Figma and Photoshop.', 'Photoshop')).toEqual(['Figma'])
})

test('who knows a program of the kind lacks none that similar ones may stand for', () => {
  expect(lacking('Gorgias or similar.', 'Zendesk')).toEqual([])
  expect(lacking('Gorgias or similar.', 'Canva')).toEqual(['Gorgias'])
  expect(
    sharedSkills(['Advanced Excel'], { title: 'VA', employer: null, description: 'Excel reports.', tags: [] }),
  ).toEqual(['Advanced Excel'])
})

test('what is learnt in an hour is no lack, and of two with a stroke between them one will do', () => {
  expect(lacking('Tasks in Trello and chats in Slack, reports in Tableau and Xero.', 'Photoshop')).toEqual(['Xero'])
  expect(missingTools({ title: 'Notion consultant', description: 'Notion.', tags: [] }, 'Photoshop')).toEqual([
    'Notion',
  ])
  expect(lacking('Canva / Photoshop.', 'Photoshop')).toEqual([])
})

test('short names of programs are read in small letters, too', () => {
  expect(programsNamed('how long you used qbo')).toEqual(['QuickBooks'])
})

test.each([
  ['Intercom', 'Zendesk, Canva', 'Zendesk'],
  ['Etsy', 'Shopee seller', 'Shopee'],
  ['Xero', 'Canva', ''],
  ['Clay', 'Canva', ''],
])('%s, to somebody with %s, is like "%s"', (program, own, like) => {
  expect(likeProgram(program, own)).toBe(like)
})

test.each([
  [['MS Word'], 'Put the code word first.', []],
  [['MS Word'], 'Word and Excel every day.', ['MS Word']],
  [['Excel'], 'You excel in a team.', []],
  [['Microsoft Excel'], 'Reports in Excel.', ['Microsoft Excel']],
  [['Google Workspace'], 'A clean workspace at home.', []],
  [['Google Sheets'], 'Lists in Sheets.', ['Google Sheets']],
  [['PHP'], 'PHP 25,000 to 30k PHP a month.', []],
  [['PHP'], 'Themes in PHP and CSS.', ['PHP']],
  [['Slack'], 'People who slack need not apply.', []],
])('of %j a posting that says "%s" names %j', (skills, description, named) => {
  expect(sharedSkills(skills, { title: 'VA', employer: null, description, tags: [] })).toEqual(named)
})

test.each([
  ['Gusto na naming lumago ang tindahan.', []],
  ['Gusto namin ng masipag na katulong.', []],
  ['Payroll runs in Gusto.', ['Gusto']],
  ['The notion of a quiet team; nobody may slack.', []],
  ['Slack and Notion every day.', ['Notion', 'Slack']],
  ['must know trello, slack and notion', ['Trello', 'Notion', 'Slack']],
  ['We want an Illustrator for a picture book.', []],
  ['Clay pots, made by hand.', []],
])('"%s" names %j', (text, programs) => {
  expect(programsNamed(text)).toEqual(programs)
})
