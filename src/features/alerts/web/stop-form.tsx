import { useState } from 'react'
import { ApiError, call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/states.tsx'
import { alerts } from '../calls.ts'
import { ALERT_TEXTS as say } from '../texts.ts'

type Standing = { at: 'asking' | 'busy' } | { at: 'failed'; sentence: string } | { at: 'done'; title: string }

const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 && error.detail !== '' ? error.detail : say.stopFailed

/** Pauses one alert for whoever has the link of a mail, signed in or not. Looking at it changes nothing. */
export function StopForm({ token }: { token: string }) {
  const [standing, setStanding] = useState<Standing>({ at: 'asking' })
  const stop = async () => {
    setStanding({ at: 'busy' })
    try {
      setStanding({ at: 'done', ...(await call(alerts.stop, { body: { token } })) })
    } catch (error) {
      setStanding({ at: 'failed', sentence: failureOf(error) })
    }
  }
  if (standing.at === 'done') {
    return (
      <Notice tone="success" role="status">
        <p>Done. It is paused: {standing.title}.</p>
        <p>
          You can go on with it in <TextLink to="/settings?section=notifications">your settings</TextLink>.
        </p>
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {standing.at === 'failed' ? (
        <Notice tone="danger" role="alert">
          {standing.sentence}
        </Notice>
      ) : null}
      <Button wide busy={standing.at === 'busy'} busyLabel="One moment…" onClick={() => void stop()}>
        Stop this alert
      </Button>
    </div>
  )
}
