import * as z from 'zod'
import { MAX_FOLLOW_UPS } from '../../follow-ups/rules.ts'
import {
  INTERVIEW_NOTES_MAX,
  isZone,
  LINK_MAX,
  MAX_INTERVIEWS,
  MINUTES_MAX,
  MINUTES_MIN,
  MINUTES_USUAL,
  PLACE_MAX,
} from '../../interviews/rules.ts'
import { NOTES_MAX, readMoment, STATUSES } from '../../rules.ts'

const BAD_DATE = 'Write the date like 2026-11-22 or 2026-11-22T09:30:00+08:00.'
/** Boards allow long titles and letters; what was exported has to come in again. */
const LINE_MAX = 1000
const LETTER_MAX = 100_000
const CHANGES = 'Write changes like: interview 2026-11-22T09:30:00+08:00'
const INTERVIEWS = 'Write interviews as they are exported, or as dates with semicolons between them.'
const FOLLOW_UPS = 'Write follow-ups as they are exported.'
const MOST_CHANGES = 200

const tooLong = (max: number) => `Use ${max.toLocaleString('en-US')} characters at most.`
/** Kept as it is written, but for what a database cannot hold. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\u0000', '')
const text = (max: number) =>
  z
    .string('Write a text here.')
    .transform(clean)
    .pipe(z.string().max(max, tooLong(max)))
const optional = (max: number) => z.preprocess((given) => given ?? '', text(max))

const FIRST_YEAR = '2000'
const moment = z
  .string(BAD_DATE)
  .transform((given) => readMoment(given.trim().replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:)/, '$1T$2')))
  .refine((at) => at !== null && at >= FIRST_YEAR && at < '2100', BAD_DATE)
  .transform((at) => new Date(at ?? 0))
const blankAsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((given) => (given === '' || given === undefined ? null : given), z.nullable(schema))

const statusWords = `Use one of: ${STATUSES.join(', ')}.`
const status = z.preprocess(
  (given) => (typeof given === 'string' ? given.trim().toLowerCase() : given),
  z.enum(STATUSES, statusWords),
)
const httpLink = (max: number) =>
  optional(max).refine((given) => given === '' || /^https?:\/\/[^\s/?#]\S*$/i.test(given), 'Begin the link with http.')

const day = z
  .string(BAD_DATE)
  .refine((given) => /^\d{4}-\d{2}-\d{2}$/.test(given) && readMoment(given) !== null, 'Write the day like 2026-11-22.')

const interview = z.object(
  {
    starts_at: moment,
    minutes: z
      .int('Use whole minutes.')

      .min(MINUTES_MIN, `Use at least ${MINUTES_MIN} minutes.`)
      .max(MINUTES_MAX, `Use at most ${MINUTES_MAX} minutes.`)
      .default(MINUTES_USUAL),
    employer_zone: blankAsNull(z.string().refine(isZone, 'Name a time zone like America/New_York.')),
    place: optional(PLACE_MAX),
    link: httpLink(LINK_MAX),
    notes: optional(INTERVIEW_NOTES_MAX),
  },
  INTERVIEWS,
)

const followUp = z.object(
  {
    due_on: day,
    text: text(500).refine((given) => given.trim() !== '', 'Say what there is to do.'),
    done_at: blankAsNull(moment),
  },
  FOLLOW_UPS,
)

/** One application of a file, whatever its format: what is there is believed to be the person's own word and no more. */
export const importRecord = z.object({
  key: blankAsNull(z.guid('Leave this empty, or as it was exported.').transform((key) => key.toLowerCase())),
  job_title: text(LINE_MAX).refine((given) => given.trim() !== '', 'Give the job a title.'),
  employer: optional(LINE_MAX),
  source: optional(60).refine((given) => !/[\r\n]/.test(given), 'Use one line.'),
  link: httpLink(LINK_MAX),
  salary: optional(LINE_MAX),
  job_type: optional(LINE_MAX),
  date_posted: blankAsNull(moment),
  status: z.preprocess((given) => (given === '' || given === undefined ? 'applied' : given), status),
  status_history: z
    .array(z.object({ status, at: moment }, CHANGES), CHANGES)
    .max(MOST_CHANGES, `${MOST_CHANGES} changes are the most.`)
    .default([]),
  applied_at: moment,
  offer_at: blankAsNull(moment),
  interviews: z
    .array(interview, INTERVIEWS)
    .max(MAX_INTERVIEWS, `${MAX_INTERVIEWS} interviews are the most.`)
    .default([]),
  follow_ups: z
    .array(followUp, FOLLOW_UPS)
    .max(MAX_FOLLOW_UPS, `${MAX_FOLLOW_UPS} follow-ups are the most.`)
    .default([]),
  notes: optional(NOTES_MAX),
  letter_subject: optional(LINE_MAX),
  letter: optional(LETTER_MAX),
  resume_name: optional(LINE_MAX),
  // Only the board itself can say these: they are read to tell the person that they do not count here.
  board_confirmed_at: z.preprocess((given) => given ?? '', z.coerce.string()),
  board_said: z.preprocess((given) => given ?? '', z.coerce.string()),
})
export type ImportRecord = z.output<typeof importRecord>

/** The columns of a file, in their order; JSON uses the same names. */
export const FIELDS = Object.keys(importRecord.shape) as (keyof ImportRecord)[]
