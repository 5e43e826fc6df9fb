import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, call } from '#web/lib/api.ts'
import { type FieldState, useForm } from '#web/lib/form/use-form.ts'
import { refreshEndpoints, showAnswer } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormNotice, RestoredNotice } from '#web/ui/form-notice.tsx'
import { Input } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { automation } from '../calls.ts'
import type { AutomationSettings } from '../contract.ts'
import { LIMITS, type Mode } from '../rules.ts'
import { AUTOMATION_TEXTS } from '../texts.ts'
import { settingsQuery, useReach } from './api.ts'
import { wrongNumber } from './limits.ts'
import { Meant, ModeChoice } from './mode-choice.tsx'
import { ModeDialog } from './mode-dialog.tsx'
import { reachLine } from './texts.ts'

type Values = {
  enabled: boolean
  max_jobs_per_day: string
  skill_match_threshold: string
  apply_points: string
  mode: Mode
  point_reserve: string
}

const valuesOf = (saved: AutomationSettings): Values => ({
  enabled: saved.enabled,
  max_jobs_per_day: String(saved.max_jobs_per_day),
  skill_match_threshold: String(saved.skill_match_threshold),
  apply_points: String(saved.apply_points),
  mode: saved.mode,
  point_reserve: String(saved.point_reserve),
})

/** What the server would say of numbers that cannot be. */
function wrongIn(values: Values): Record<string, string> {
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const wrong = wrongNumber(values[name], LIMITS[name])
      return wrong === undefined ? [] : [[name, wrong]]
    }),
  )
}

/** The server's own sentence where it has one that says what to do; the catalogue's otherwise. */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 && error.detail !== '' ? error.detail : AUTOMATION_TEXTS.failed

function useSettingsForm(saved: AutomationSettings) {
  const client = useQueryClient()
  const form = useForm<Values>({
    initial: valuesOf(saved),
    draft: { name: 'settings:automation' },
    schema: wrongIn,
    onFailure: failureOf,
  })
  const { dirty, busy, reset } = form
  useEffect(() => {
    if (!dirty && !busy) reset(valuesOf(saved))
    // oxlint-disable-next-line react/exhaustive-deps -- what another tab changed; what is chosen here stays
  }, [saved])
  /** The wish for how a plan is sent goes first: whoever switches on has said it before anything is planned. */
  const send = async (values: Values, chosen = values.mode) => {
    const reserve = Number(values.point_reserve)
    if (chosen !== saved.mode || reserve !== saved.point_reserve || (values.enabled && !saved.mode_chosen)) {
      await call(automation.setPreferences, { body: { mode: chosen, point_reserve: reserve } })
    }
    const { message, ...after } = await call(automation.set, {
      body: {
        enabled: values.enabled,
        max_jobs_per_day: Number(values.max_jobs_per_day),
        skill_match_threshold: Number(values.skill_match_threshold),
        apply_points: Number(values.apply_points),
        strict_matching: false,
      },
    })
    showAnswer(client, settingsQuery().queryKey, after)
    await refreshEndpoints(client, automation.plan)
    toast.success('Saved', message)
  }
  return { form, send }
}

/** The switch, the limits and how a plan is sent. Who switches on for the first time is asked the last of these. */
export function SettingsForm({ saved }: { saved: AutomationSettings }) {
  const { form, send } = useSettingsForm(saved)
  const [asking, setAsking] = useState(false)
  const enabled = form.field('enabled')
  const submit = (chosen?: Mode) => form.submit({ send: (values) => send(values, chosen) })
  const begin = () => {
    if (form.values.enabled && !saved.enabled && !saved.mode_chosen) setAsking(true)
    else void submit()
  }
  return (
    <form
      {...form.form}
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
      className="flex flex-col gap-6"
      aria-label="Automation Apply"
    >
      <RestoredNotice form={form} />
      <FormNotice form={form} more={<Fix failure={form.failure} />} />
      <Checkbox
        name="enabled"
        checked={enabled.value}
        onValue={enabled.onValue}
        error={enabled.error}
        disabled={!saved.can_enable && !enabled.value}
        label={
          <Meant label="Apply to matching jobs for me">
            {saved.can_enable || enabled.value
              ? 'On: a plan is made every evening. Off: nothing is planned and nothing is sent, from that moment on.'
              : 'Not possible yet: see above what is missing.'}
          </Meant>
        }
      />
      <Limits form={form} />
      <fieldset>
        <legend className="font-semibold">How a plan is sent</legend>
        <ModeChoice value={form.field('mode').value} onValue={(mode) => form.change('mode', mode)} />
      </fieldset>
      <Button type="submit" busy={form.busy} busyLabel="Saving…" className="sm:self-start">
        Save Automation Apply settings
      </Button>
      {asking ? (
        <ModeDialog
          initial={form.values.mode}
          onCancel={() => setAsking(false)}
          onChoose={(mode) => {
            setAsking(false)
            form.change('mode', mode)
            void submit(mode)
          }}
        />
      ) : null}
    </form>
  )
}

/** Where the person does something about a refusal, as the server says. */
function Fix({ failure }: { failure: unknown }) {
  const fix =
    failure instanceof ApiError ? (failure.body.fix as { label: string; path: string } | undefined) : undefined
  return fix === undefined ? null : (
    <TextLink to={fix.path} className="inline-flex min-h-11 items-center">
      {fix.label}
    </TextLink>
  )
}

function Limits({ form }: { form: ReturnType<typeof useSettingsForm>['form'] }) {
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-x-6 gap-y-5">
        <NumberField
          label="Max jobs per day"
          hint="1 to 10 applications a day."
          limits={LIMITS.max_jobs_per_day}
          field={form.field('max_jobs_per_day')}
        />
        <NumberField
          label="Skill match threshold (%)"
          hint="50 to 100: how well a job has to fit."
          limits={LIMITS.skill_match_threshold}
          field={form.field('skill_match_threshold')}
        />
        <Reach threshold={form.field('skill_match_threshold').value} />
        <NumberField
          label="Apply points"
          hint="1 to 60 points for each application."
          limits={LIMITS.apply_points}
          field={form.field('apply_points')}
        />
        <NumberField
          label="Points to keep"
          hint="0 to 60 points a plan never touches."
          limits={LIMITS.point_reserve}
          field={form.field('point_reserve')}
        />
      </div>
      <Checkbox
        name="strict_matching"
        checked={false}
        disabled
        label={<Meant label="Strict matching (coming soon)">Off for everybody for now.</Meant>}
      />
      <p className="text-sm text-soft">
        The board gives 10 points for a day’s login and holds 60 at most.{' '}
        <TextLink to="/automation?view=points">See how your points went</TextLink>
      </p>
    </>
  )
}

/** What the threshold means this week. Its place is kept: the count comes after the form. */
function Reach({ threshold }: { threshold: string }) {
  const { data } = useReach()
  const wrong = wrongNumber(threshold, LIMITS.skill_match_threshold) !== undefined
  return (
    <p role="status" className="col-span-2 -mt-3 min-h-10 text-sm text-soft sm:min-h-5">
      {data === undefined || wrong ? null : reachLine(data, Number(threshold))}
    </p>
  )
}

type NumberFieldProps = {
  label: string
  hint: string
  limits: { min: number; max: number }
  field: FieldState<string>
}

const NumberField = ({ label, hint, limits, field: { error, ...state } }: NumberFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <Input
        {...control}
        {...state}
        type="number"
        inputMode="numeric"
        step={1}
        min={limits.min}
        max={limits.max}
        autoComplete="off"
        className="max-w-32"
      />
    )}
  </Field>
)
