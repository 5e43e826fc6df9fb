import { expect, test } from 'vitest'
import { whereTheyHire } from './regions.ts'

const writer = {
  works: [
    { title: 'Assistant', employer: 'The Harlan Team (Florida)' },
    { title: 'Cook', employer: null },
  ],
}
const to = (description: string) => ({ title: 'Assistant', employer: 'Palm', tags: [], description })

test('who worked where the posting hires has it told, and nobody else', () => {
  expect(whereTheyHire(writer, to('Closings in Tampa.')).works?.[0]?.employer).toBe('The Harlan Team in Florida')
  expect(whereTheyHire(writer, to('Closings in Leeds.')).works?.[0]?.employer).toBe('The Harlan Team (Florida)')
  expect(whereTheyHire(writer, to('Closings in Tampa.')).works?.[1]?.employer).toBeNull()
  const account = { works: [{ title: 'Agent', employer: 'Northwind (US telco account)' }] }
  expect(whereTheyHire(account, to('US customers.'))).toEqual(account)
})
