import { HELD_OUT_ONE } from './held-out-one.ts'
import { HELD_OUT_TWO } from './held-out-two.ts'
import { TUNED_FOUR } from './tuned-four.ts'
import { TUNED_ONE } from './tuned-one.ts'
import { TUNED_THREE } from './tuned-three.ts'
import { TUNED_TWO } from './tuned-two.ts'

/** The resumes the rules were made with. */
export const TUNED = [...TUNED_ONE, ...TUNED_TWO, ...TUNED_THREE, ...TUNED_FOUR]

/** Written after the rules and not looked at while they were made: what these give is nearer to what strangers' resumes give. */
export const HELD_OUT = [...HELD_OUT_ONE, ...HELD_OUT_TWO]
