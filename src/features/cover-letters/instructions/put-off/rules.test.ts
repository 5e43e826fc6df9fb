import { expect, test } from 'vitest'
import { read } from '../testing/in-words.ts'

test.each([
  ['Send your CV and a short letter. References useful but not now.', ['file resume']],
  ['To apply, attach your resume. Certificates are not needed at this stage.', ['file resume']],
  ['Please email your CV. A portfolio would be nice to see, but not yet.', ['file resume']],
  ['When you apply, send a CV and a voice note. Photo later.', ['file voice', 'file resume']],
  ['Apply with your CV; no references just yet.', ['file resume']],
  ['Apply with a CV no later than Friday.', ['file resume']],
  ['Send your CV now and your references with it.', ['file resume', 'file references']],
])('what is wanted later is not asked for now: %s', (text, found) => {
  expect(read(text).toSorted()).toEqual(found.toSorted())
})
