import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/link.tsx'
import type { Match } from '../rules.ts'
import { blockedLine, CHECK_NAMES, matchLine, MISSING } from '../texts.ts'
import { useMatch } from './api.ts'

/** How well the posting fits, in one line that opens to what it comes from; nothing where it cannot be read. */
export function MatchPanel({ jobId }: { jobId: number }) {
  const { data, isError } = useMatch(jobId)
  if (isError) return null
  return data ? <MatchExplanation match={data} /> : <Skeleton className="h-11" />
}

/** The same of a match that was made before. */
export function MatchExplanation({ match: data }: { match: Match }) {
  const against = data.blocked.filter(({ condition }) => condition !== 'closed')
  return (
    <section aria-label="Your match" className="flex flex-col gap-1">
      {data.missing === null ? <Scored match={data} /> : <Unscored missing={data.missing} />}
      {against.length === 0 ? null : (
        <ul className="list-disc space-y-0.5 ps-5 text-[0.9375rem] text-danger">
          {against.map(({ condition, posting, profile }) => (
            <li key={condition}>{blockedLine(condition, posting, profile)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Unscored = ({ missing }: { missing: 'profile' | 'posting' }) => (
  <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-[0.9375rem] text-soft">
    {MISSING[missing]}
    {missing === 'profile' ? (
      <TextLink to="/profile" className="inline-flex min-h-11 items-center">
        Open your profile
      </TextLink>
    ) : null}
  </p>
)

function Scored({ match }: { match: Match }) {
  const { points, skills } = match
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-dagat-deep">
        <span className="tabular">{matchLine(match)}</span>
        <span className="text-sm font-normal text-soft underline group-open:hidden">Why</span>
      </summary>
      <dl className="flex flex-col gap-2 border-s-2 border-line ps-3 pb-2 text-[0.9375rem]">
        {points.map(({ check, earned, posting, profile }) => (
          <div key={check}>
            <dt className="font-semibold">
              {CHECK_NAMES[check]} <span className="tabular font-normal text-soft">{Math.round(earned * 100)}%</span>
            </dt>
            <dd className="break-words text-soft">
              The posting says “{posting}”. {profile === '' ? 'Your profile says nothing of it.' : `You: ${profile}.`}
            </dd>
          </div>
        ))}
        {skills.lacking.length === 0 ? null : (
          <div>
            <dt className="font-semibold">To add, if you have them</dt>
            <dd className="break-words text-soft">{skills.lacking.join(', ')}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}
