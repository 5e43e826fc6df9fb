import { TextLink } from '#web/ui/link.tsx'
import { PLACES } from './texts.ts'

const NAMED = new RegExp(
  `(${Object.keys(PLACES)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`,
)

type MessageTextProps = { text: string; isUser: boolean; onFollow: () => void }

/** A message as text with its line breaks; places that an answer names are links. */
export function MessageText({ text, isUser, onFollow }: MessageTextProps) {
  if (isUser) return <p className="whitespace-pre-line">{text}</p>
  return (
    <p className="whitespace-pre-line">
      {text.split(NAMED).map((part, at) => {
        const to = PLACES[part]
        return to === undefined ? (
          part
        ) : (
          // The parts of one text never change their order.
          <TextLink key={at} to={to} onClick={onFollow}>
            {part}
          </TextLink>
        )
      })}
    </p>
  )
}
