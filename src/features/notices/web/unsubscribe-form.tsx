import { useState } from 'react'
import { ApiError, call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'
import { notices } from '../calls.ts'
import { groupsOfLink, MAIL_GROUPS, type MailGroup } from '../rules.ts'
import { GROUP_WORDS, listed, NOTICE_TEXTS } from '../texts.ts'

type Choice = { name: string; groups: readonly MailGroup[]; label: string }
type Standing = { at: 'asking' | 'busy' } | { at: 'failed'; sentence: string } | { at: 'done'; groups: MailGroup[] }

const wordsOf = (groups: readonly MailGroup[]) => listed(groups.map((group) => GROUP_WORDS[group]))
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What the server says of the link, or that it can be tried again. */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 && error.detail !== '' ? error.detail : NOTICE_TEXTS.unsubscribeFailed

/** What the mail was about, each part of it where there are several, and everything. */
function choicesOf(named: readonly MailGroup[]): Choice[] {
  const single =
    named.length < 2
      ? []
      : named.map((group) => ({ name: group, groups: [group], label: `Only ${GROUP_WORDS[group]}` }))
  return [
    { name: 'these', groups: named, label: capital(wordsOf(named)) },
    ...single,
    { name: 'all', groups: MAIL_GROUPS, label: `All of these mails: ${wordsOf(MAIL_GROUPS)}` },
  ]
}

/** Ends mails for whoever has the link of one, signed in or not. Looking at it changes nothing. */
export function UnsubscribeForm({ token }: { token: string }) {
  const named = groupsOfLink(token)
  const [chosen, setChosen] = useState('these')
  const [standing, setStanding] = useState<Standing>({ at: 'asking' })
  if (named.length === 0) return <Failed sentence={NOTICE_TEXTS.badLink} />
  const choices = choicesOf(named)
  const send = async () => {
    const groups = choices.find(({ name }) => name === chosen)?.groups ?? named
    setStanding({ at: 'busy' })
    try {
      setStanding({ at: 'done', ...(await call(notices.unsubscribe, { body: { token, groups: [...groups] } })) })
    } catch (error) {
      setStanding({ at: 'failed', sentence: failureOf(error) })
    }
  }
  if (standing.at === 'done') return <Done groups={standing.groups} />
  return (
    <form
      aria-label="Unsubscribe"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (standing.at !== 'busy') void send()
      }}
    >
      {standing.at === 'failed' ? <Failed sentence={standing.sentence} /> : null}
      <fieldset>
        <legend className="font-semibold">Which mails should stop?</legend>
        {choices.map(({ name, label }) => (
          <Checkbox
            key={name}
            type="radio"
            name="groups"
            checked={chosen === name}
            onValue={() => setChosen(name)}
            label={label}
          />
        ))}
      </fieldset>
      <Button type="submit" wide busy={standing.at === 'busy'} busyLabel="One moment…">
        Unsubscribe
      </Button>
    </form>
  )
}

const Failed = ({ sentence }: { sentence: string }) => (
  <Notice tone="danger" role="alert">
    {sentence}
  </Notice>
)

const Done = ({ groups }: { groups: readonly MailGroup[] }) => (
  <Notice tone="success" role="status">
    <p>Done. You get no more mails about {wordsOf(groups)}.</p>
    <p>
      You can switch them on again in <TextLink to="/settings?section=notifications">your settings</TextLink>.
    </p>
  </Notice>
)
