import type { MouseEvent } from 'react'
import { readListing } from '#features/jobs/web/listing-state.ts'
import { SearchBox } from '#features/jobs/web/search-box.tsx'
import { buttonClass, ButtonLink } from '#web/ui/button.tsx'
import { HOME_TEXTS, HOW_IT_WORKS } from './texts.ts'
import { HeroPicture } from './hero-picture.tsx'

/** The jump keeps the address: going back leaves the page, it does not only scroll. */
function jump(event: MouseEvent): void {
  const target = document.getElementById(HOW_IT_WORKS)
  if (!target) return
  event.preventDefault()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
  target.focus({ preventScroll: true })
}

/** The tagline, the search, and the product at a glance. */
export const Hero = () => (
  <section className="grid items-center gap-x-12 py-10 signed-in:pt-14 sm:py-14 lg:grid-cols-[minmax(0,1fr)_26rem]">
    <div>
      <h1 className="max-w-[12ch] text-wrap text-[clamp(2.75rem,11vw,5rem)] leading-[0.98] font-bold tracking-[-0.035em]">
        {HOME_TEXTS.tagline}
      </h1>
      <p className="mt-5 mb-7 max-w-[46ch] text-lg text-soft">{HOME_TEXTS.lead}</p>
      <SearchBox state={readListing(new URLSearchParams())} />
      <div className="mt-4 flex gap-2">
        <a href={`#${HOW_IT_WORKS}`} onClick={jump} className={buttonClass('secondary')}>
          Get Started
        </a>
        <ButtonLink to="/about" look="quiet">
          Learn More<span className="sr-only"> about Hanap</span>
        </ButtonLink>
      </div>
    </div>
    <HeroPicture
      label="Search results with pay in pesos and when each job was last seen open, and an application the board confirmed."
      className="mx-auto h-auto w-full max-w-sm max-lg:mt-10 lg:max-w-none"
    />
  </section>
)
