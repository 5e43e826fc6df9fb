import * as z from 'zod/mini'
import { CODE_DIGITS } from '../rules.ts'
import { CODE_SENTENCES } from './texts.ts'

/** A code as people type or paste it: spaces and dashes are dropped, what is left has to be six digits. */
export const codeField = z.string(CODE_SENTENCES.codeRequired).check(
  z.maxLength(40, { error: CODE_SENTENCES.codeWrong, abort: true }),
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.minLength(1, { error: CODE_SENTENCES.codeRequired, abort: true }),
  z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), CODE_SENTENCES.codeWrong),
)
