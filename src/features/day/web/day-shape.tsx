import { Skeleton } from '#web/ui/skeleton.tsx'

const WIDTHS = ['w-40', 'w-56', 'w-48', 'w-60', 'w-44', 'w-52', 'w-64', 'w-36']

/** The day before it is there; what goes beyond the room it had last is cut off. */
export const DayShape = () => (
  <div aria-hidden="true" className="day-room h-0 overflow-clip">
    <p className="flex h-15 items-end pb-2 text-xl font-semibold">Your day</p>
    <div className="lg:grid lg:grid-cols-2 lg:gap-x-10">
      {WIDTHS.map((width) => (
        <div key={width} className="flex h-12 items-center border-b border-line">
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  </div>
)
