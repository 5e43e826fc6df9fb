import process from 'node:process'
import fc from 'fast-check'

/** Property tests try the same values in every run, so that a failure is there for who looks for it; another number explores. */
const SEED = 20_261_122

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PROPERTY_SEED'] ?? SEED) })
