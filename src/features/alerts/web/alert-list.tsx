import { type ReactNode, useRef, useState } from 'react'
import { ActionRow } from '#web/ui/action-row.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { LEAST_SCORES, USUAL_LEAST_SCORE } from '../rules.ts'
import type { Alert } from '../schemas.ts'
import { ALERT_TEXTS as say, alertTitle } from '../texts.ts'
import { useAlerts, useBegin, useChange, useDelete } from './api.ts'

type Score = (typeof LEAST_SCORES)[number]

type ListProps = {
  /** When alerts are told. */
  when: string
  /** Stands below once there is an alert. */
  after: ReactNode
}

/** Every alert of the person, with when it is told, how to pause it and how to be rid of it. */
export function AlertList({ when, after }: ListProps) {
  const { alerts, isError, isFetching, refetch } = useAlerts()
  const list = useRef<HTMLDivElement>(null)
  if (!alerts) {
    if (isError) return <ErrorState message={say.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <Loading label="Loading your alerts" className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    )
  }
  return (
    // What had the focus goes: the keyboard goes on from the list.
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {alerts.length === 0 ? (
        <p className="text-soft">
          You have none yet. Begin one below, on a <TextLink to="/saved-jobs?show=searches">saved search</TextLink>, or
          follow an employer on its page.
        </p>
      ) : (
        <ul className="border-t border-line">
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} when={when} onRemoved={() => list.current?.focus()} />
          ))}
        </ul>
      )}
      {alerts.some(({ kind }) => kind === 'matches') ? null : <MatchesOffer onBegun={() => list.current?.focus()} />}
      {alerts.length === 0 ? null : after}
    </div>
  )
}

function AlertRow({ alert, when, onRemoved }: { alert: Alert; when: string; onRemoved: () => void }) {
  const change = useChange()
  const remove = useDelete()
  const title = alertTitle(alert)
  const toggle = {
    label: alert.paused ? 'Go on' : 'Pause',
    onSelect: () => change.mutate({ id: alert.id, paused: !alert.paused }),
  }
  const drop = {
    label: 'Delete',
    onSelect: () => {
      onRemoved()
      remove(alert)
    },
  }
  return (
    <ActionRow
      name={title}
      title={
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{title}</span>
          {alert.paused ? <Badge>Paused</Badge> : null}
        </p>
      }
      meta={alert.paused ? 'Nothing is told while it is paused.' : when}
      actions={alert.kind === 'changes' ? [toggle] : [toggle, drop]}
    />
  )
}

/** Begins the alert on good matches. */
function MatchesOffer({ onBegun }: { onBegun: () => void }) {
  const begin = useBegin()
  const [least, setLeast] = useState<Score>(USUAL_LEAST_SCORE)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Tell me of new jobs that match me">
        {(control) => (
          <Select {...control} value={String(least)} onValue={(value) => setLeast(Number(value) as Score)}>
            {LEAST_SCORES.map((score) => (
              <option key={score} value={score}>
                {score}% or more
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        look="secondary"
        busy={begin.isPending}
        busyLabel="One moment…"
        // Its own button has gone by then.
        onClick={() => void begin.mutateAsync({ kind: 'matches', least_score: least }).then(onBegun, () => undefined)}
      >
        Alert me
      </Button>
    </div>
  )
}
