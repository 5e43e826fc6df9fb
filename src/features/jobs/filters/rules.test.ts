import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addTag, advancedAsked, chosenTags, LONGEST_TAG, MOST_TAGS, tagName } from './rules.ts'

const KNOWN = [
  { id: 7, name: 'React' },
  { id: 9, name: 'Node.js' },
]

describe('what a plan unlocks', () => {
  test.each([
    [{}, []],
    [{ job_type: '', salary_range: '', date_posted: '', tags: '' }, []],
    [{ tags: ' , ,', job_type: ',' }, []],
    [{ job_type: 'Gig' }, ['job_type']],
    [{ salary_range: '0-500', tags: 'x' }, ['salary_range', 'tags']],
    [{ date_posted: 'today' }, ['date_posted']],
  ] as const)('%j asks for %j', (query, asked) => {
    expect(advancedAsked(query)).toEqual(asked)
  })

  test('search, source and sort are free', () => {
    const query: Record<string, string> = { search: 'va', q: 'va', source: 'olj', sort_by: 'date_asc', page: '3' }
    expect(advancedAsked(query)).toEqual([])
  })
})

describe('custom tags (spec 2 §5)', () => {
  test('are trimmed and get negative ids, each its own', () => {
    const one = addTag([], '  Cold   calling ', KNOWN)
    expect(one).toEqual([{ id: -1, name: 'Cold calling' }])
    expect(addTag(one, 'Loom', KNOWN)[1]).toEqual({ id: -2, name: 'Loom' })
  })

  test('that match an existing tag whatever the case are that tag', () => {
    expect(addTag([], 'REACT', KNOWN)).toEqual([KNOWN[0]])
    expect(addTag([], ' node.JS ', KNOWN)).toEqual([KNOWN[1]])
  })

  test('are not chosen twice', () => {
    const chosen = addTag([], 'Loom', [])
    expect(addTag(chosen, 'LOOM', [])).toBe(chosen)
    expect(addTag(chosen, '   ', [])).toBe(chosen)
    expect(chosenTags('react,React, REACT ,loom', KNOWN)).toEqual([KNOWN[0], { id: -1, name: 'loom' }])
  })

  test('survive the trip through an address, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 90 }), { maxLength: 40 }), (typed) => {
        const chosen = typed.reduce<ReturnType<typeof addTag>>((tags, name) => addTag(tags, name, KNOWN), [])
        expect(chosen.length).toBeLessThanOrEqual(MOST_TAGS)
        expect(new Set(chosen.map((tag) => tag.id)).size).toBe(chosen.length)
        expect(chosen.every((tag) => tag.name.length <= LONGEST_TAG && tag.name === tagName(tag.name))).toBe(true)
        expect(chosenTags(chosen.map((tag) => tag.name).join(','), KNOWN).map((tag) => tag.name)).toEqual(
          chosen.map((tag) => tag.name),
        )
      }),
    )
  })
})
