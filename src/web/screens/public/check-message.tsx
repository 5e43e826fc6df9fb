import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { notesOf, safetyNotes } from '#features/jobs/safety-notes/rules.ts'
import { NOTE_TEXTS } from '#features/jobs/safety-notes/texts.ts'
import { fileLoader, forgetFailures } from '#web/lib/file-loader.ts'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'
import { PageHead } from './page-parts.tsx'

const MAX_TEXT = 10_000

/** The weights of words are larger than the page, so they come when somebody checks what no rule speaks of. */
const weights = fileLoader(async () => (await import('#features/jobs/safety-notes/likeness/rules.ts')).alikeIn)

const PATIENCE_MS = 8_000
/** Without a connection, or with a slow one, the rules answer alone; the next check tries again. */
const weightsInTime = () =>
  Promise.race([weights.load().catch(forgetFailures), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

/**
 * /check-message: any text a person was sent, read as postings are: by the rules, and where they are silent by its words
 * as a whole. In the browser it never leaves the device; without scripts the form brings it to the server in the
 * address, and the page comes back with what the rules say.
 */
export function CheckMessage() {
  const sent = useSearchParams().get('text')?.slice(0, MAX_TEXT) ?? ''
  const [text, setText] = useState(sent)
  const [checked, setChecked] = useState(sent)
  const [empty, setEmpty] = useState(false)
  const [reading, setReading] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone it would stand below what is in sight.
    if (checked !== sent) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [checked, sent])
  const check = async (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    setEmpty(message === '')
    if (message === '') field.current?.focus()
    setReading(true)
    if (message !== '' && ruledNotes(message).length === 0) await weightsInTime()
    setReading(false)
    setChecked(message)
  }
  return (
    <>
      <PageHead title="Check a message">
        Paste what you were sent: a message, an offer, a posting. It is read like every posting on Hanap, for what scams
        ask for. Your text stays on this device.
      </PageHead>
      <div className="flex max-w-2xl flex-col gap-6 border-t border-line pt-8">
        <form
          method="get"
          action="/check-message"
          onSubmit={(event) => void check(event)}
          noValidate
          className="flex flex-col items-start gap-4"
        >
          <Field
            label="The message"
            hint="As it came, with all its sentences."
            error={empty ? 'Please paste a message.' : undefined}
            required
            className="w-full"
          >
            {(control) => (
              <Textarea
                {...control}
                ref={field}
                name="text"
                rows={7}
                maxLength={MAX_TEXT}
                value={text}
                onValue={setText}
                autoComplete="off"
                className="min-h-44"
              />
            )}
          </Field>
          <Button type="submit" busy={reading} busyLabel="Checking…">
            Check
          </Button>
          <noscript>
            <p className="text-sm text-soft">
              Without JavaScript your text is sent to our server to be read. It is not kept.
            </p>
          </noscript>
        </form>
        <div ref={answer} role="status">
          {/* What was said of one text is not true of the next, which may stand in the field by now. */}
          {checked === '' || checked.trim() !== text.trim() ? null : <Result text={checked} />}
        </div>
        <p className="text-soft">
          More to look for: <TextLink to="/resources/spotting-scams">How to spot a scam</TextLink>. If it came through
          Hanap or has already happened, <TextLink to="/contact">tell us</TextLink>.
        </p>
      </div>
    </>
  )
}

const asPosting = (text: string) => ({ title: '', description: text, salary: null })
const ruledNotes = (text: string) => safetyNotes(asPosting(text))

function Result({ text }: { text: string }) {
  const notes = notesOf({ ...asPosting(text), alike: weights.ready()?.(text) ?? null })
  if (notes.length === 0) {
    return (
      <Notice>
        <h2 className="text-lg font-semibold">Nothing we look for is in it</h2>
        <p className="mt-1">
          That does not make it safe: a rule finds only what it knows. Pay nobody for work, give nobody a code or a
          password, and ask for a video call before you send an ID.
        </p>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" icon={<ShieldAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}>
      <h2 className="text-lg font-semibold">
        {notes.length === 1
          ? 'One thing in it should make you careful'
          : `${notes.length} things in it should make you careful`}
      </h2>
      <ul className="mt-2 flex flex-col gap-3">
        {notes.map(({ kind, quote }) => (
          <li key={kind}>
            <h3 className="font-semibold">{NOTE_TEXTS[kind].title}</h3>
            <q className="block [overflow-wrap:anywhere] whitespace-pre-line">{quote}</q>
            <p className="text-ink">{NOTE_TEXTS[kind].advice}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink">Read from its words by a rule, which can be wrong.</p>
    </Notice>
  )
}
