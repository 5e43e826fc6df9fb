import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { endpointQuery, showAnswer } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormNotice, RestoredNotice } from '#web/ui/form-notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { privacy } from '../calls.ts'
import type { Privacy, Visibility } from '../rules.ts'
import { privacySettings } from '../schemas.ts'
import { PRIVACY_TEXTS as TEXTS, privacyFailure } from './texts.ts'

const settingsQuery = () => endpointQuery(privacy.read, {})

/** Who may see and contact the person, with what each choice means today. */
export function PrivacyPanel() {
  const settings = { ...settingsQuery(), refetchOnWindowFocus: 'always' as const, staleTime: 0 }
  const { data, isError, isFetching, refetch } = useQuery(settings)
  if (!data && isError) {
    return <ErrorState message={TEXTS.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) {
    return (
      <Loading label="Loading your privacy settings" className="flex flex-col gap-4">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-11 w-full" />
        ))}
      </Loading>
    )
  }
  return <PrivacyForm saved={data} />
}

/** Only what was changed here, so that what another tab changed meanwhile stays. */
const changesOf = (values: Privacy, saved: Privacy): Partial<Privacy> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => saved[name as keyof Privacy] !== value))

function usePrivacyForm(saved: Privacy) {
  const client = useQueryClient()
  const form = useForm<Privacy>({
    initial: saved,
    draft: { name: 'settings:privacy' },
    schema: privacySettings,
    send: async (values) => {
      const { message, ...after } = await call(privacy.update, { body: changesOf(values, saved) })
      showAnswer(client, settingsQuery().queryKey, after)
      toast.success('Saved', message)
    },
    onFailure: privacyFailure,
  })
  const { busy, follow } = form
  useEffect(() => {
    if (!busy) follow(saved)
    // oxlint-disable-next-line react/exhaustive-deps -- what another tab changed; what is chosen here stays
  }, [saved])
  return form
}

const CHOICES: readonly (readonly [Visibility, string, string])[] = [
  ['public', 'Public', 'Employers who look for people may see your profile.'],
  ['limited', 'Limited', 'Only employers you applied to can see your profile.'],
  ['private', 'Private', 'No employer can see your profile. What you send with an application is all they get.'],
]

function PrivacyForm({ saved }: { saved: Privacy }) {
  const form = usePrivacyForm(saved)
  const visibility = form.field('profile_visibility')
  return (
    <form {...form.form} className="flex flex-col gap-6" aria-label="Privacy">
      <RestoredNotice form={form} />
      <FormNotice form={form} />
      <fieldset>
        <legend className="font-semibold">Profile visibility</legend>
        <Today>
          Employers have no accounts here yet, so today nobody but you can open your profile, whatever you choose.
        </Today>
        {CHOICES.map(([value, label, meaning]) => (
          <Checkbox
            key={value}
            type="radio"
            name={visibility.name}
            checked={visibility.value === value}
            onValue={() => visibility.onValue(value)}
            label={<Meant label={label}>{meaning}</Meant>}
          />
        ))}
      </fieldset>
      <Switch form={form} name="allow_recruiter_contact" label="Allow recruiter contact">
        On: our team may write to you first. Off: only who you wrote to yourself can write back. Mails your account
        needs come either way.
      </Switch>
      <Switch form={form} name="hide_current_employer" label="Hide my current employer">
        Letters written for you say “my current employer” instead of its name. A resume file goes out as you uploaded
        it.
      </Switch>
      <Switch form={form} name="count_replies" label="Count my applications in reply figures">
        On: what became of your applications is counted, together with at least four other people’s, in how often a
        company answers. Its page shows only shares of five people or more, never a name and never one person’s outcome.
        It counts what you sent through Hanap, earlier applications too. Off: nothing of yours is counted, from this
        moment on.
      </Switch>
      <Button type="submit" busy={form.busy} busyLabel="Saving…" className="sm:self-start">
        Save privacy settings
      </Button>
    </form>
  )
}

type SwitchProps = {
  form: ReturnType<typeof usePrivacyForm>
  name: 'allow_recruiter_contact' | 'hide_current_employer' | 'count_replies'
  label: string
  children: ReactNode
}

function Switch({ form, name, label, children }: SwitchProps) {
  const { value, onValue } = form.field(name)
  return <Checkbox name={name} checked={value} onValue={onValue} label={<Meant label={label}>{children}</Meant>} />
}

const Meant = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="block font-medium">{label}</span>
    <span className="block text-sm text-soft">{children}</span>
  </>
)

const Today = ({ children }: { children: ReactNode }) => <p className="mt-1 mb-1 text-sm text-soft">{children}</p>
