import { expect, test } from 'vitest'
import { contentOf } from '../rules.ts'
import { exchangesIn } from './rules.ts'

const exchanged = (one: string, other: string): [string, string][] => {
  const [own, theirs] = [contentOf(one), contentOf(other)]
  const words = (text: string, [from, to]: readonly [number, number]) => text.split(' ').slice(from, to).join(' ')
  return exchangesIn(own, theirs).map(([here, there]) => [words(own.plain, here), words(theirs.plain, there)])
}

const INBOX = 'Answer tickets in Gorgias for our candle shop and handle refunds in Loop.'
const HOURS = 'Monday to Friday, mornings in Chicago, with a lunch break of one hour.'

test('a word that stands for another one is an exchange', () => {
  expect(exchanged(`${INBOX} ${HOURS}`, `${INBOX.replace('candle', 'bicycle')} ${HOURS}`)).toEqual([
    ['candle', 'bicycle'],
  ])
})

test('what only one text adds is none, and neither is a paragraph that was moved', () => {
  expect(exchanged(`${INBOX} ${HOURS}`, `${INBOX} We are a family of four potters. ${HOURS}`)).toEqual([])
  expect(exchanged(INBOX, INBOX)).toEqual([])
  expect(exchanged(`${INBOX} ${HOURS}`, `${HOURS} ${INBOX}`)).toEqual([])
})

test('texts that have nothing in common are one exchange', () => {
  expect(exchanged('Bake bread at night', 'Weld pipes on ships')).toEqual([
    ['bake bread at night', 'weld pipes on ships'],
  ])
})
