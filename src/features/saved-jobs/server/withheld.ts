import type { Job, Source } from '#features/jobs/contract.ts'
import type { SavedRow } from './queries.ts'

/** A posting our team holds back: its title, so that a person knows what they saved, and nothing it says or leads to. */
export const withheldJob = (row: SavedRow): Job => ({
  id: row.job_id,
  title: row.title,
  employer: null,
  description: '',
  preview: '',
  job_type: '',
  job_types: [],
  salary: null,
  pay: null,
  date_posted: row.date_posted.toISOString(),
  date_posted_precision: 'day',
  tags: [],
  source: row.source as Source,
  sources: [],
  link: '',
  closed: true,
  closed_reason: null,
  last_seen_open: row.last_seen_open_at.toISOString(),
  first_seen: row.first_seen_at.toISOString(),
  location: null,
  hours_per_week: null,
  min_id_proof: null,
  applied: false,
  userHasApplied: false,
  application_state: null,
  reposted: false,
})
