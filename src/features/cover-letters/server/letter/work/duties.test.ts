import { expect, test } from 'vitest'
import { dutiesIn } from './duties.ts'

test.each([
  ['Reply sa comments at inbox ng shop.', ['answering customer messages', 'managing an inbox']],
  ['Ikaw ang sasagot ng mga tawag.', ['answering business calls']],
  ['Mag-encode ng resibo araw-araw.', ['entering data']],
  ['Mag-upload ng mga bagong products sa Shopee.', ['listing products']],
  ['Mag-post at i-boost ang mga ito.', ['managing social media']],
  ['Postman ang tatay ko.', []],
])('"%s" is about %j', (description, doing) => {
  expect(dutiesIn({ title: 'VA', description }).map((duty) => duty.doing)).toEqual(doing)
})

test('motion graphics are video work, and no graphic design', () => {
  expect(dutiesIn({ title: 'Artist', description: 'Motion graphics in After Effects.' })).toEqual([])
  expect(dutiesIn({ title: 'Artist', description: 'Graphics for print.' }).map(({ doing }) => doing)).toEqual([
    'designing graphics',
  ])
})
