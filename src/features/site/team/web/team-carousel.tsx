import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import UserRound from 'lucide-react/icons/user-round'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { OutsideLink } from '#web/ui/link.tsx'
import type { TeamMember } from '../contract.ts'
import { useCarousel } from './use-carousel.ts'

/** The team one by one (spec 3 §2); without scripts the row is simply scrolled. */
export function TeamCarousel({ members }: { members: readonly TeamMember[] }) {
  const track = useRef<HTMLUListElement>(null)
  const carousel = useCarousel(track, members.length)
  const { at, show, step, running, stopped, still } = carousel
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  const several = members.length > 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys are an extra, every step has its button
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Our team"
      onKeyDown={onKeyDown}
      {...carousel.listeners}
    >
      <ul
        ref={track}
        onScroll={carousel.onScroll}
        aria-live={running ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reached by keyboard
        tabIndex={several ? 0 : undefined}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-box border border-line bg-surface"
      >
        {members.map((member, index) => (
          <li
            key={member.name}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${members.length}`}
            className="w-full shrink-0 snap-start"
          >
            <Member member={member} />
          </li>
        ))}
      </ul>
      {several ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <ul aria-label="Choose a person" className="-ms-3 flex flex-wrap">
            {members.map((member, index) => (
              <li key={member.name}>
                <Dot name={member.name} chosen={index === at} onChoose={() => show(index)} />
              </li>
            ))}
          </ul>
          <div className="flex">
            <IconButton label="Previous person" onClick={() => step(-1)}>
              <ChevronLeft className="size-6" aria-hidden="true" />
            </IconButton>
            {still ? null : (
              <IconButton
                label={stopped ? 'Move on by itself' : 'Stop moving'}
                onClick={() => carousel.setStopped(!stopped)}
              >
                {stopped ? (
                  <Play className="size-5" aria-hidden="true" />
                ) : (
                  <Pause className="size-5" aria-hidden="true" />
                )}
              </IconButton>
            )}
            <IconButton label="Next person" onClick={() => step(1)}>
              <ChevronRight className="size-6" aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      ) : null}
    </div>
  )
}

function Dot({ name, chosen, onChoose }: { name: string; chosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Show ${name}`}
      aria-current={chosen ? 'true' : undefined}
      onClick={onChoose}
      className="group inline-flex size-11 items-center justify-center rounded-box"
    >
      <span className="size-3 rounded-full border-2 border-edge group-hover:border-dagat group-aria-[current=true]:border-dagat group-aria-[current=true]:bg-dagat" />
    </button>
  )
}

const LINKS = [
  ['linkedin_url', 'LinkedIn'],
  ['twitter_url', 'Twitter'],
  ['github_url', 'GitHub'],
] as const

function Member({ member }: { member: TeamMember }) {
  return (
    <div className="flex flex-col gap-4 p-5 sm:flex-row sm:gap-8 sm:p-8">
      <Photo url={member.photo_url} />
      <div className="min-w-0">
        <h3 className="text-xl">{member.name}</h3>
        <p className="font-medium text-mangga-ink">{member.position}</p>
        <p className="mt-2 max-w-[56ch] text-soft">{member.bio}</p>
        <p className="mt-2 flex flex-wrap gap-x-5">
          {LINKS.map(([field, label]) => {
            const href = member[field]
            return href === null ? null : (
              <OutsideLink key={field} href={href} className="inline-flex min-h-11 items-center">
                {label}
                <span className="sr-only"> of {member.name}</span>
              </OutsideLink>
            )
          })}
        </p>
      </div>
    </div>
  )
}

/** The photo, or the placeholder where there is none or it does not come. */
function Photo({ url }: { url: string | null }) {
  const [missing, setMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before anybody listened.
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true)
  }, [])
  const box = 'size-28 shrink-0 rounded-box sm:size-40'
  if (url === null || missing) {
    return (
      <span className={`${box} inline-flex items-center justify-center bg-dagat-wash text-dagat`}>
        <UserRound className="size-12 sm:size-16" strokeWidth={1.5} aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      ref={image}
      src={url}
      alt=""
      width="160"
      height="160"
      loading="lazy"
      onError={() => setMissing(true)}
      className={`${box} bg-dagat-wash object-cover`}
    />
  )
}
