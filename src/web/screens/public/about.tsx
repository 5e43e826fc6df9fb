import ArrowRight from 'lucide-react/icons/arrow-right'
import { SAMPLE_TEAM } from '#features/site/team/rules.ts'
import { TEAM_FAILED } from '#features/site/team/texts.ts'
import { useTeam } from '#features/site/team/web/api.ts'
import { TeamCarousel } from '#features/site/team/web/team-carousel.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/ui/states.tsx'
import { Pairs, Part } from './page-parts.tsx'

const VALUES = [
  [
    'Innovation',
    'We use new tools where they spare you work, and leave them out where they would only look clever. Nothing generated goes out in your name without its facts being in your profile.',
  ],
  [
    'Connection',
    'Two boards, one list, your own account. You and the people who hire get to each other with nobody collecting a toll in between.',
  ],
  [
    'Elevation',
    'A better job changes a household. Whatever we build has to move somebody a step up: in pay, in hours, or in peace of mind.',
  ],
] as const

const REASONS = [
  [
    'One honest list',
    'The same job on two boards is one row here, and every row says when it was last seen open. You do not write letters to jobs that are gone.',
  ],
  [
    'Proof of what was sent',
    'An application counts as sent only after the board confirmed it. You keep the receipt: letter, points, time, and the posting as it read.',
  ],
  [
    'Made for the phone in your hand',
    'Little data, nothing lost when the line drops, prices in pesos and times in Manila time.',
  ],
] as const

/** /about (spec 3 §2). */
export function About() {
  return (
    <>
      <section className="relative overflow-hidden pt-10 pb-12 sm:pt-20 sm:pb-16">
        <Mark className="pointer-events-none absolute end-0 top-0 -z-1 hidden size-[28rem] text-dagat-wash lg:block" />
        <h1 className="max-w-[14ch] text-[clamp(2.5rem,10vw,4.75rem)] leading-[1] font-bold tracking-[-0.035em]">
          Hanap means to seek
        </h1>
        <p className="mt-5 max-w-[48ch] text-lg text-soft">
          We help Filipino job seekers find work worth having, apply for it in one go, and keep track of what came of
          it.
        </p>
      </section>
      <Part id="mission" title="Our mission">
        <p className="max-w-[44ch] text-xl leading-snug sm:text-2xl">
          Nobody should lose an evening to dead postings, or a week to silence. We make the search short and honest, so
          that the time goes into the work and the people it is for.
        </p>
      </Part>
      <Part id="values" title="What we hold on to">
        <Pairs items={VALUES} />
      </Part>
      <Part id="reasons" title="Why choose Hanap">
        <ol className="flex max-w-3xl flex-col gap-6">
          {REASONS.map(([title, text], index) => (
            <li key={title} className="flex gap-4 sm:gap-6">
              <span
                aria-hidden="true"
                className="w-10 shrink-0 text-4xl leading-none font-bold text-dagat tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <Team />
      <Part id="get-in-touch" title="Get in touch">
        <p className="mb-5 max-w-[56ch] text-soft">
          A wrong posting, an idea, a question about your account: people read what you write.
        </p>
        <ButtonLink to="/contact">
          Contact us
          <ArrowRight className="size-5" aria-hidden="true" />
        </ButtonLink>
      </Part>
    </>
  )
}

/** Who is behind it; with the sentence and samples when the list cannot be had, and nothing when nobody is named. */
function Team() {
  const { data, isError } = useTeam()
  if (data?.length === 0) return null
  return (
    <Part id="team" title="The people behind it">
      {data ? (
        <TeamCarousel members={data} />
      ) : isError ? (
        <div className="flex flex-col gap-4">
          <Notice role="status">{TEAM_FAILED}</Notice>
          <TeamCarousel members={SAMPLE_TEAM} />
        </div>
      ) : (
        <Skeleton className="h-72" />
      )}
    </Part>
  )
}
