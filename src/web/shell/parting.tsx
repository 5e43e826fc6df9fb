import { useEffect, useRef } from 'react'

/** The last word to somebody whose session ended for good; what follows comes by itself. */
export function Parting({ sentence }: { sentence: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="py-16 text-center" role="status">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {sentence}
      </h1>
      <p className="mt-2 text-soft">Nothing of it is left on this device either. Thank you for trying Hanap.</p>
    </div>
  )
}
