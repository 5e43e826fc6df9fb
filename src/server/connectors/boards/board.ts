/** The boards we read; the wire value of a posting's `source`. */
export type BoardId = 'olj' | 'linkedin'

/** Where a search goes on. `offset` counts cards from 0; serialisable, so that a task can store it. */
export type SearchCursor = { query: string; offset: number }

/** What a result card tells. Every text is plain, trimmed, without control or direction characters. */
export type FoundPosting = {
  source: BoardId
  /** The board's own number, digits. */
  source_id: string
  /** Absolute address of the posting for people, on the configured board. */
  url: string
  title: string
  employer: string | null
  /** As the board shows it; a card may cut it short. */
  salary_text: string | null
  posted_at: Date | null
  /** `day`: only the date is known and `posted_at` is midnight UTC. */
  posted_precision: 'second' | 'day'
  /**
   * `Full-time`, `Part-time`, `Gig`, `Contract`, `Temporary`, `Internship`, `Volunteer`, `Other`, and `Remote`, `Hybrid`,
   * `On-site` only when the page says so. Empty: not told, or the board says "Any", which excludes nothing.
   */
  job_types: string[]
  tags: string[]
  preview: string | null
  location: string | null
}

/** A card that could not be read, kept for the record of the run. */
export type SkippedCard = { reason: string; excerpt: string }

/** One page of results. The same posting may come again on another page: merge by `source_id`. */
export type SearchPage = { found: FoundPosting[]; next: SearchCursor | null; skipped: SkippedCard[]; raw: string }

/** Everything a posting's own page tells beside the card. */
export type FullPosting = FoundPosting & {
  /** Plain text with \n, at most 32,000 characters. Never HTML. */
  description: string
  hours_per_week: string | null
  employer_external_id: string | null
  employer_total_posts: number | null
  /** Lowest ID proof (0–99) the employer accepts. */
  min_id_proof: number | null
  seniority: string | null
  /** http or https address where a person applies. */
  apply_url: string
}

/** A posting's page: `closed` no longer takes applications, `gone` has no content any more. */
export type PostingPage =
  | { state: 'open'; posting: FullPosting; raw: string }
  | { state: 'closed'; posting: FullPosting | null; raw: string }
  | { state: 'gone'; reason: 'deleted' | 'unknown'; raw: string }

/** Names a posting; `found` adds what only its card knows (exact time, tags). */
export type PostingRef = { source_id: string; url: string; found?: FoundPosting }

/**
 * A job board that can be read. Every failure is a `ConnectorError`: down, slow, refused / rate_limited, challenged, or
 * changed with the page in `raw` when it was not understood.
 */
export interface Board {
  readonly id: BoardId
  /** Reads one page of results, newest first; `{ query: '', offset: 0 }` starts an unfiltered reading. */
  searchPage(cursor: SearchCursor): Promise<SearchPage>
  posting(ref: PostingRef): Promise<PostingPage>
  /** Closes connections. */
  close(): Promise<void>
}

/** The cookies of one seeker on a board, as a JSON string; a secret like a password. */
export type BoardSession = string

/** An application as the seeker wrote it. `points` is a whole number from 1 to 60. */
export type ApplicationForm = { source_id: string; url: string; subject: string; message: string; points: number }

/** An application of a member as the board lists it among what they sent. `status`: how it stands, in the board's own words. */
export type SentApplication = {
  source_id: string
  url: string
  title: string
  employer: string | null
  points: number | null
  sent_at: Date
  status: string | null
}

/** A page of sent applications, newest first; `next` leads on to the older ones. */
export type SentPage = { found: SentApplication[]; skipped: number; next: string | null; session: BoardSession }

/** The three pictures a member proves their identity with; a picture of an identity is the most private thing we hold. */
export type VerificationImages = Record<'government_id_photo' | 'government_id_selfie' | 'address_document', Buffer>

/** What the pictures say, in the words of the calls; dates as `YYYY-MM-DD`. */
export type VerificationDetails = Record<
  | 'id_type'
  | 'id_number'
  | 'id_expiration'
  | 'full_name'
  | 'document_type'
  | 'address'
  | 'issue_date'
  | 'mobile_number',
  string
>

/**
 * What the board wants next of a member: one of three forms, or nothing any more. `said` is the board's own sentence when
 * it refused what it was just given.
 */
export type VerificationStanding = {
  step: 'documents' | 'details' | 'code' | 'review' | 'verified'
  said: string | null
  session: BoardSession
}

/**
 * Proving to a board who a member is. Each call looks first where the member stands and sends only what is wanted there,
 * so that doing it again after a lost answer sends nothing twice.
 * @throws ConnectorError refused / session_expired; any kind with `maybeSent` true when the board may have taken it
 */
export interface BoardVerification {
  standing(session: BoardSession): Promise<VerificationStanding>
  /** JPEG images; `read` is asked for them only when the board wants them. */
  sendDocuments(session: BoardSession, read: () => Promise<VerificationImages>): Promise<VerificationStanding>
  sendDetails(session: BoardSession, details: VerificationDetails): Promise<VerificationStanding>
  /** Has another code texted; the one before works no more. */
  askNewCode(session: BoardSession): Promise<VerificationStanding>
  sendCode(session: BoardSession, code: string): Promise<VerificationStanding>
}

/** A board that takes applications in the name of a seeker. */
export interface ApplyingBoard extends Board {
  readonly verification: BoardVerification
  /** @throws ConnectorError refused / wrong_credentials when the board does not know e-mail and password. */
  signIn(credentials: { email: string; password: string }): Promise<BoardSession>
  /**
   * Reads apply points and ID proof (null when the board does not show it).
   * @throws ConnectorError refused / session_expired
   */
  account(session: BoardSession): Promise<{ points: number; id_proof: number | null; session: BoardSession }>
  /**
   * Sends an application, once. It counts as sent only when the board says so.
   * @throws ConnectorError refused with session_expired, already_applied, not_enough_points, id_proof_too_low,
   * posting_closed or rejected (message: the board's own sentence); any kind with `maybeSent` true when nobody can tell,
   * and then `wasItSent` must be asked before anything is sent again.
   */
  apply(
    session: BoardSession,
    form: ApplicationForm,
  ): Promise<{ state: 'sent'; session: BoardSession; evidence: string }>
  /** Looks on the board whether an application to the posting exists. `evidence` says where it was seen. */
  wasItSent(
    session: BoardSession,
    posting: { source_id: string; url: string },
  ): Promise<{ sent: boolean; evidence: string | null; session: BoardSession }>
  /**
   * Reads what the member sent, also on the board itself; null begins with the newest. Waits for the crawl delay.
   * @throws ConnectorError refused / session_expired
   */
  sentApplications(session: BoardSession, cursor: string | null): Promise<SentPage>
}
