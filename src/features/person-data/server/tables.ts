/**
 * Every table that knows a person, one line each. A table that is missing here fails `tables.api.test.ts`.
 *
 * `by` leads to the person: a column that points at `users` or at a table of this list (`of`), or that holds an address
 * (`of: 'address'`, or 'proved address' where anybody could have typed it). `fate` says what becomes of a row when its
 * person takes their data out and when the account is deleted; `about` is what the archive calls it or, where it is not in
 * there or stays, why. Columns that hold hashes, sealed texts and the like are never exported (`isSecret`), those in
 * `without` neither; `others` names columns that point at somebody else. `files` are columns with keys of files, each with
 * the column of the name the person knows it by, or null where the archive leaves them out.
 */
export type Fate = 'export + delete' | 'export + keep' | 'delete only' | 'keep'
export type PersonTable = {
  table: string
  by: string
  of?: string
  fate: Fate
  about: string
  without?: readonly string[]
  files?: Readonly<Record<string, string | null>>
  others?: Readonly<Record<string, string>>
}

const GONE = 'set to null; the row is somebody else’s'

export const PERSON_TABLES: readonly PersonTable[] = [
  { table: 'users', by: 'id', of: 'self', fate: 'export + delete', about: 'Your account' },
  { table: 'admin_profiles', by: 'user_id', fate: 'export + delete', about: 'That you are one of the team' },
  { table: 'auth_tokens', by: 'user_id', fate: 'export + delete', about: 'Devices you are signed in on' },
  { table: 'known_devices', by: 'user_id', fate: 'export + delete', about: 'When devices you know were last used' },
  { table: 'google_identities', by: 'user_id', fate: 'export + delete', about: 'Your Google sign-in' },
  { table: 'email_changes', by: 'user_id', fate: 'export + delete', about: 'Changes of your email address' },
  { table: 'subscriptions', by: 'user_id', fate: 'export + delete', about: 'Your plan' },
  { table: 'payments', by: 'user_id', fate: 'export + keep', about: 'Your payments' },
  { table: 'privacy_settings', by: 'user_id', fate: 'export + delete', about: 'Your privacy settings' },
  { table: 'notification_settings', by: 'user_id', fate: 'export + delete', about: 'What you want to be mailed' },
  { table: 'digests', by: 'user_id', fate: 'export + delete', about: 'Mails that told you what was new' },
  { table: 'notices', by: 'user_id', fate: 'export + delete', about: 'What they told, or will tell' },
  { table: 'profiles', by: 'user_id', fate: 'export + delete', about: 'Your profile' },
  { table: 'onboarding_places', by: 'user_id', fate: 'export + delete', about: 'How far you came with your profile' },
  { table: 'resumes', by: 'user_id', fate: 'export + delete', about: 'Your resumes', files: { file_key: 'file_name' } },
  { table: 'resume_readings', by: 'resume_id', of: 'resumes', fate: 'export + delete', about: 'What we read in them' },
  { table: 'board_accounts', by: 'user_id', fate: 'export + delete', about: 'Your connected board account' },
  { table: 'board_account_uses', by: 'user_id', fate: 'export + delete', about: 'When we used your board account' },
  {
    table: 'board_sent_messages',
    by: 'user_id',
    fate: 'export + delete',
    about: 'What the board showed of messages you sent there',
  },
  { table: 'id_reminders', by: 'user_id', fate: 'export + delete', about: 'When your ID ends, to remind you' },
  { table: 'verifications', by: 'user_id', fate: 'export + delete', about: 'Your verification at the board' },
  {
    table: 'identity_images',
    by: 'user_id',
    fate: 'export + delete',
    about: 'When pictures of your ID were here and went',
    files: { file_key: null },
  },
  { table: 'identity_image_reads', by: 'user_id', fate: 'export + delete', about: 'When those pictures were opened' },
  { table: 'ai_instructions', by: 'user_id', fate: 'export + delete', about: 'What you told the letter writer' },
  { table: 'cover_letters', by: 'user_id', fate: 'export + delete', about: 'Your letters' },
  { table: 'letter_answers', by: 'user_id', fate: 'export + delete', about: 'What you answered to employers' },
  { table: 'generated_letters', by: 'user_id', fate: 'export + delete', about: 'Letters that were written for you' },
  {
    table: 'applications',
    by: 'user_id',
    fate: 'export + delete',
    about: 'Your applications',
    files: { sent_resume_key: 'sent_resume_name' },
  },
  {
    table: 'application_events',
    by: 'application_id',
    of: 'applications',
    fate: 'export + delete',
    about: 'What happened to your applications',
  },
  {
    table: 'application_interviews',
    by: 'application_id',
    of: 'applications',
    fate: 'export + delete',
    about: 'Your interviews',
  },
  {
    table: 'application_follow_ups',
    by: 'application_id',
    of: 'applications',
    fate: 'export + delete',
    about: 'Your follow-ups',
  },
  { table: 'application_imports', by: 'user_id', fate: 'export + delete', about: 'Files you imported' },
  { table: 'application_revisions', by: 'user_id', fate: 'delete only', about: 'a counter' },
  {
    table: 'automation_settings',
    by: 'user_id',
    fate: 'export + delete',
    about: 'What you chose for Automation Apply',
  },
  { table: 'automation_runs', by: 'user_id', fate: 'export + delete', about: 'Your automatic runs' },
  { table: 'automation_items', by: 'user_id', fate: 'export + delete', about: 'What was planned in them' },
  { table: 'automation_letters', by: 'user_id', fate: 'export + delete', about: 'The letters of the plans' },
  { table: 'automation_events', by: 'user_id', fate: 'export + delete', about: 'What happened to the plans' },
  { table: 'point_balances', by: 'user_id', fate: 'export + delete', about: 'Your apply points as we count them' },
  { table: 'point_entries', by: 'user_id', fate: 'export + delete', about: 'Where your apply points went' },
  { table: 'saved_jobs', by: 'user_id', fate: 'export + delete', about: 'Jobs you saved' },
  { table: 'saved_searches', by: 'user_id', fate: 'export + delete', about: 'Searches you saved' },
  { table: 'alerts', by: 'user_id', fate: 'export + delete', about: 'What you want to hear of' },
  { table: 'alert_finds', by: 'user_id', fate: 'export + delete', about: 'What was found for you' },
  { table: 'push_people', by: 'user_id', fate: 'export + delete', about: 'When your devices are told' },
  {
    table: 'push_devices',
    by: 'user_id',
    fate: 'export + delete',
    about: 'Devices that are told',
    without: ['endpoint', 'public_key'],
  },
  { table: 'alert_people', by: 'user_id', fate: 'delete only', about: 'your profile once more, as it is compared' },
  { table: 'recent_searches', by: 'user_id', fate: 'export + delete', about: 'What you searched for lately' },
  { table: 'hidden_things', by: 'user_id', fate: 'export + delete', about: 'Employers and words you hide' },
  { table: 'job_reports', by: 'user_id', fate: 'export + delete', about: 'Jobs you reported' },
  { table: 'row_choices', by: 'user_id', fate: 'export + delete', about: 'Jobs you told apart or joined' },
  {
    table: 'message_threads',
    by: 'jobseeker_id',
    fate: 'export + delete',
    about: 'Your conversation with us',
    without: ['admin_id', 'is_archived_by_admin'],
    others: { admin_id: GONE },
  },
  {
    table: 'messages',
    by: 'thread_id',
    of: 'message_threads',
    fate: 'export + delete',
    about: 'Its messages',
    without: ['sender_id'],
    others: { sender_id: GONE },
  },
  { table: 'chat_conversations', by: 'user_id', fate: 'export + delete', about: 'What you asked the assistant' },
  {
    table: 'data_exports',
    by: 'user_id',
    fate: 'export + delete',
    about: 'Exports like this one',
    files: { file_key: null },
  },
  {
    table: 'contact_messages',
    by: 'email',
    of: 'proved address',
    fate: 'delete only',
    about: 'written in a public form: nobody proved whose they are',
  },
  {
    table: 'outgoing_mails',
    by: 'recipient',
    of: 'address',
    fate: 'delete only',
    about: 'the mails themselves are in the mailbox; of those that left we keep no text',
  },
  { table: 'email_codes', by: 'user_id', fate: 'delete only', about: 'hashes of codes that are good for minutes' },
  { table: 'totp_factors', by: 'user_id', fate: 'export + delete', about: 'Your authenticator app' },
  { table: 'passkeys', by: 'user_id', fate: 'export + delete', about: 'Your passkeys', without: ['public_key'] },
  { table: 'totp_setups', by: 'user_id', fate: 'delete only', about: 'a secret that waits for its first code' },
  { table: 'passkey_challenges', by: 'user_id', fate: 'delete only', about: 'hashes, for minutes' },
  { table: 'recovery_keys', by: 'user_id', fate: 'delete only', about: 'a sealed key' },
  { table: 'recovery_codes', by: 'user_id', of: 'recovery_keys', fate: 'delete only', about: 'hashes' },
  { table: 'pending_sign_ins', by: 'user_id', fate: 'delete only', about: 'a sign-in under way, for minutes' },
  { table: 'password_resets', by: 'user_id', fate: 'delete only', about: 'a hash that is good for minutes' },
  { table: 'google_links', by: 'user_id', fate: 'delete only', about: 'a sign-in under way, for minutes' },
  {
    table: 'review_decisions',
    by: 'admin_id',
    fate: 'keep',
    about: 'what the team decided about postings; without the one who did',
  },
  {
    table: 'audit_entries',
    by: 'actor_id',
    fate: 'keep',
    about: 'the trail holds numbers alone, which lead nowhere once the account is gone',
    others: { subject_id: 'a number without a foreign key' },
  },
  {
    table: 'deleted_accounts',
    by: 'user_id',
    fate: 'keep',
    about: 'numbers alone: a restored backup has to know who is gone',
  },
  {
    table: 'blasts',
    by: 'sender_id',
    fate: 'keep',
    about: 'the team wrote it to many; who sent it is forgotten',
  },
  {
    table: 'blast_recipients',
    by: 'user_id',
    fate: 'keep',
    about: 'a bare number that leads nowhere once the account is gone; the message itself goes with its conversation',
  },
  {
    table: 'employer_notes',
    by: 'admin_id',
    fate: 'keep',
    about: 'the team wrote it about an employer; who did is forgotten',
  },
]

/** Names of columns that are never exported, whatever table they stand in. */
const SECRET = /(?:^|_)(?:hash|sealed|secret|token|password)(?:$|_)|(?:file|resume|picture|photo|image)_key$/
export const isSecret = (column: string): boolean => SECRET.test(column)
