const INK = 'var(--ink)'
const SOFT = 'var(--ink-soft)'
const BOLD = 600

/**
 * The finding screen and a confirmed application, in the colours of the theme. It stands in the document: fetched as a
 * file it is laid out a second time, which holds up a slow phone that has already begun to read.
 */
export const HeroPicture = ({ label, className }: { label: string; className: string }) => (
  <svg role="img" aria-label={label} viewBox="0 0 440 470" width="440" height="470" className={className}>
    <Phone />
    <g>
      {FOUND.map((posting) => (
        <Posting key={posting.y} {...posting} />
      ))}
    </g>
    <Confirmed />
    <rect
      x="290.75"
      y="126.75"
      width="140.5"
      height="40.5"
      rx="20"
      fill="var(--mangga-wash)"
      stroke="var(--mangga)"
      strokeWidth="1.5"
    />
    <circle cx="311" cy="147" r="7" fill="var(--mangga)" />
    <text x="325" y="151.5" fontSize="12" fontWeight={BOLD} fill="var(--mangga-ink)">
      42 points left
    </text>
  </svg>
)

/** The frame with its header and its search. */
const Phone = () => (
  <>
    <rect
      x="76.75"
      y="8.75"
      width="286.5"
      height="452.5"
      rx="26"
      fill="var(--ground)"
      stroke="var(--edge)"
      strokeWidth="1.5"
    />
    <path
      d="M112.7 44.3a8.2 8.2 0 1 1 2.7-6.1M108.4 45.9l3.8 4.2 8.2-9.5"
      fill="none"
      stroke="var(--dagat)"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <text x="127" y="45" fontSize="16" fontWeight={BOLD} fill={INK}>
      Hanap
    </text>
    <circle cx="334" cy="39" r="12" fill="var(--tint-3)" />
    <text x="334" y="43" textAnchor="middle" fontSize="11" fontWeight={BOLD} fill={INK}>
      LR
    </text>
    <path d="M77 62.5h286M77 147.5h286" stroke="var(--line)" />
    <rect x="93" y="77" width="254" height="38" rx="8" fill="var(--surface)" stroke={INK} strokeWidth="1.5" />
    <path
      d="M105 95a5 5 0 1 0 10 0a5 5 0 1 0-10 0M114 99l4 4"
      fill="none"
      stroke="var(--dagat)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <text x="126" y="100" fontSize="12" fill={INK}>
      bookkeeper
    </text>
    <rect x="289" y="82" width="53" height="28" rx="6" fill="var(--dagat)" />
    <text x="315.5" y="100" textAnchor="middle" fontSize="11" fontWeight={BOLD} fill="var(--on-dagat)">
      Search
    </text>
    <text x="93" y="137" fontSize="11" fill={SOFT}>
      128 jobs for “bookkeeper”
    </text>
  </>
)

type Found = {
  y: number
  tint: number
  initials: string
  title: string
  where: string
  pay: string
  pesos?: string
  seen?: string
}
const FOUND: Found[] = [
  {
    y: 160,
    tint: 2,
    initials: 'MB',
    title: 'Bookkeeper, Xero (AU)',
    where: 'Mabini Books · Remote',
    pay: '$900 a month',
    pesos: '≈ ₱52,000',
    seen: 'Seen open 12 minutes ago',
  },
  {
    y: 251,
    tint: 5,
    initials: 'HS',
    title: 'Accounts payable assistant',
    where: 'Harbor Street Supply · Cebu',
    pay: '₱38,000 a month',
    seen: 'Seen open 1 hour ago',
  },
  {
    y: 342,
    tint: 4,
    initials: 'NL',
    title: 'Part-time bookkeeper',
    where: 'Northlight Dental · Remote',
    pay: '$7 an hour',
  },
]

const Posting = ({ y, tint, initials, title, where, pay, pesos, seen }: Found) => (
  <>
    <rect x="93" y={y} width="34" height="34" rx="8" fill={`var(--tint-${tint})`} />
    <text x="110" y={y + 21} textAnchor="middle" fontSize="12" fontWeight={BOLD} fill={INK}>
      {initials}
    </text>
    <text x="139" y={y + 12} fontSize="13" fontWeight={BOLD} fill={INK}>
      {title}
    </text>
    <text x="139" y={y + 28} fontSize="11" fill={SOFT}>
      {where}
    </text>
    <text x="139" y={y + 46} fontSize="12" fontWeight={BOLD} fill={INK}>
      {pay}
      {pesos === undefined ? null : (
        <tspan fontWeight="400" fill={SOFT}>
          {` ${pesos}`}
        </tspan>
      )}
    </text>
    {seen === undefined ? null : (
      <>
        <text x="139" y={y + 64} fontSize="11" fill={SOFT}>
          {seen}
        </text>
        <path d={`M77 ${y + 78.5}h286`} stroke="var(--line)" />
      </>
    )}
  </>
)

const Confirmed = () => (
  <>
    <rect
      x="8.75"
      y="400.75"
      width="250.5"
      height="60.5"
      rx="12"
      fill="var(--surface)"
      stroke="var(--edge)"
      strokeWidth="1.5"
    />
    <circle cx="34" cy="423" r="11" fill="var(--success-wash)" />
    <path
      d="M29 423.5l3.5 3.5 6.5-7.5"
      fill="none"
      stroke="var(--success)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <text x="53" y="427" fontSize="13" fontWeight={BOLD} fill={INK}>
      Application confirmed
    </text>
    <text x="53" y="446" fontSize="11" fill={SOFT}>
      OnlineJobs.ph has it since 8:02 AM.
    </text>
  </>
)
