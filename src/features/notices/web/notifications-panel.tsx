import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { showAnswer, statusOf } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckField } from '#web/ui/form-fields.tsx'
import { FormNotice, RestoredNotice } from '#web/ui/form-notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { notices } from '../calls.ts'
import { DEFAULT_NOTIFICATIONS, type Frequency, type NotificationSettings } from '../rules.ts'
import { notificationSettings } from '../schemas.ts'
import { NOTICE_TEXTS as TEXTS } from '../texts.ts'
import { settingsQuery } from './told.ts'

/** What the person is mailed and when, with what each choice really changes. */
export function NotificationsPanel() {
  const settings = { ...settingsQuery(), refetchOnWindowFocus: 'always' as const, staleTime: 0 }
  const { data, error, isError, isFetching, refetch } = useQuery(settings)
  // Nothing was ever chosen.
  const saved = data ?? (statusOf(error) === 404 ? DEFAULT_NOTIFICATIONS : undefined)
  if (saved) return <NotificationsForm saved={saved} />
  if (isError) return <ErrorState message={TEXTS.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Loading label="Loading your notification settings" className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
      <Skeleton className="mt-2 h-6 w-32" />
      {[5, 6, 7].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
      <Skeleton className="h-11 w-48" />
    </Loading>
  )
}

/** Only what was changed here, so that what another tab changed meanwhile stays. */
const changesOf = (values: NotificationSettings, saved: NotificationSettings): Partial<NotificationSettings> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => saved[name as keyof NotificationSettings] !== value),
  )

function useNotificationsForm(saved: NotificationSettings) {
  const client = useQueryClient()
  const form = useForm<NotificationSettings>({
    initial: saved,
    draft: { name: 'settings:notifications' },
    schema: notificationSettings,
    send: async (values) => {
      const { message, ...after } = await call(notices.update, { body: changesOf(values, saved) })
      showAnswer(client, settingsQuery().queryKey, after)
      toast.success('Saved', message)
    },
    onFailure: () => TEXTS.failed,
  })
  const { busy, follow } = form
  useEffect(() => {
    if (!busy) follow(saved)
    // oxlint-disable-next-line react/exhaustive-deps -- what another tab changed; what is chosen here stays
  }, [saved])
  return form
}

const TIMES: readonly (readonly [Frequency, string, string])[] = [
  ['immediately', 'Immediately', 'Immediate alerts are processed hourly.'],
  ['daily', 'Daily', 'The daily digest goes at 8 AM Manila time.'],
  ['weekly', 'Weekly', 'The weekly digest goes on Mondays at 9 AM Manila time (1 AM UTC).'],
]

function NotificationsForm({ saved }: { saved: NotificationSettings }) {
  const form = useNotificationsForm(saved)
  const frequency = form.field('frequency')
  return (
    <form {...form.form} className="flex flex-col gap-6" aria-label="Notifications">
      <RestoredNotice form={form} />
      <FormNotice form={form} />
      <fieldset>
        <legend className="font-semibold">What we mail you</legend>
        <CheckField field={form.field('job_alerts')} label={<Meant label="Job alerts">{JOB_ALERTS}</Meant>} />
        <CheckField
          field={form.field('application_updates')}
          label={<Meant label="Application updates">{UPDATES}</Meant>}
        />
        <CheckField field={form.field('messages')} label={<Meant label="Messages">{MESSAGES}</Meant>} />
        <CheckField field={form.field('marketing')} label={<Meant label="Marketing">{MARKETING}</Meant>} />
      </fieldset>
      <fieldset>
        <legend className="font-semibold">How often</legend>
        <p className="mt-1 text-sm text-soft">All that is new comes in one mail. With nothing new there is none.</p>
        {TIMES.map(([value, label, meaning]) => (
          <Checkbox
            key={value}
            type="radio"
            name={frequency.name}
            checked={frequency.value === value}
            onValue={() => frequency.onValue(value)}
            error={value === TIMES.at(-1)?.[0] ? frequency.error : undefined}
            label={<Meant label={label}>{meaning}</Meant>}
          />
        ))}
      </fieldset>
      <p className="text-sm text-soft">
        Codes, receipts and other mails your account needs come whatever you choose here.
      </p>
      <Button type="submit" busy={form.busy} busyLabel="Saving…" className="sm:self-start">
        Save notification settings
      </Button>
    </form>
  )
}

const JOB_ALERTS = 'New jobs your alerts found, and changes of jobs you keep. Off, they still stand at the bell.'
const UPDATES =
  'OLJ confirmed one or shows it otherwise, one was not sent or is still being checked. What you change yourself is not mailed.'
const MESSAGES = 'What our team writes to you, as long as you have not read it.'
const MARKETING = 'News about Hanap. Off unless you switch it on, and nothing is sent under it today.'

const Meant = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="block font-medium">{label}</span>
    <span className="block text-sm text-soft">{children}</span>
  </>
)
