import { Notice } from '#web/ui/states.tsx'

/** What went wrong with a form as a whole, read out at once; nothing while all is well. */
export function FormNotice({ sentence, more = '' }: { sentence: string; more?: string }) {
  if (sentence === '') return null
  return (
    <Notice tone="danger" role="alert">
      <p>{sentence}</p>
      {more === '' ? null : <p className="text-sm">{more}</p>}
    </Notice>
  )
}
