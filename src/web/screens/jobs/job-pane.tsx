import { Posting } from '../posting.tsx'

/** The posting beside the list, with a place of its own to scroll. */
export const JobPane = ({ id }: { id: number }) => (
  <section
    key={id}
    aria-label="Chosen job"
    data-pane=""
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    tabIndex={0}
    className="sticky top-0 max-h-dvh overflow-y-auto overscroll-contain border-s border-line ps-6 pe-1 pb-8"
  >
    <Posting id={String(id)} level={2} />
  </section>
)
