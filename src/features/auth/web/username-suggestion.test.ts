import { describe, expect, it } from 'vitest'
import { withSuggestion } from './username-suggestion.ts'

const EMPTY = { first_name: '', last_name: '', username: '' }

describe('the suggested username', () => {
  it('follows the names letter by letter, without accents, spaces and signs', () => {
    const first = withSuggestion(EMPTY, { first_name: 'María José' })
    expect(first.username).toBe('mariajose')
    expect(withSuggestion(first, { last_name: "D'Cruz-Ñ 2" }).username).toBe('mariajosedcruzn2')
  })

  it('leaves a name the person typed alone', () => {
    const typed = { first_name: 'Ana', last_name: 'Reyes', username: 'ana_r' }
    expect(withSuggestion(typed, { last_name: 'Santos' })).toEqual({ ...typed, last_name: 'Santos' })
  })

  it('suggests again once the field was emptied', () => {
    const emptied = { first_name: 'Ana', last_name: 'Reyes', username: '' }
    expect(withSuggestion(emptied, { last_name: 'Santos' }).username).toBe('anasantos')
  })

  it('takes a suggestion back together with the names it came from', () => {
    const suggested = { first_name: 'Ana', last_name: '', username: 'ana' }
    expect(withSuggestion(suggested, { first_name: '' }).username).toBe('')
  })
})
