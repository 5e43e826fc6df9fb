import { plainWords } from '../rules.ts'

/** Words that were typed and not used, said in a sentence; another one where that is all of the `search`. */
export function Unused({ words, search }: { words: readonly string[]; search: string }) {
  const isAll = words.join(' ') === plainWords(search)
  return (
    <p className="border-b border-line py-3">
      {isAll ? 'No job is left out, because we cannot search for ' : 'Not used to find these jobs: '}
      <strong>{words.map((one) => `“${one}”`).join(', ')}</strong>.
    </p>
  )
}
