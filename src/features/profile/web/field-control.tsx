import { Fragment, type ReactNode } from 'react'
import { formatAmount } from '#contract/money.ts'
import type { FieldState } from '#web/lib/form/use-form.ts'
import { Choices } from '#web/ui/choices.tsx'
import { AreaField, SelectField } from '#web/ui/form-fields.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type FieldName, fieldOf, type FormFields, namesWith } from '../fields.ts'
import { MAX_LINE } from '../rules.ts'
import { isUnlikely } from '../salary-currency.ts'
import { ProfileUrlField } from './profile-url-field.tsx'
import { SkillsField } from './skills-field.tsx'

/** Hands out any field of a form by its name. */
export type Ask = <N extends keyof FormFields>(name: N) => FieldState<FormFields[N]>

type FieldControlProps = { name: FieldName; ask: Ask; wizard: boolean }

/** The control of a field, by its kind; lists of rows and yes or no are asked in their own ways. */
function FieldControl({ name, ask, wizard }: FieldControlProps) {
  const field = fieldOf(name)
  // What a form holds of a field follows from its kind.
  const text = () => ask(name) as FieldState<string>
  const list = () => ask(name) as FieldState<string[]>
  const required = wizard && (field.needed !== undefined || field.when !== undefined)
  const shared = {
    label: wizard && field.kind === 'url' ? `${field.label} (optional)` : field.label,
    required,
    hint: field.hint,
    autoComplete: field.autoComplete,
  }
  switch (field.kind) {
    case 'line':
      return field.max > MAX_LINE ? (
        <AreaField {...shared} field={text()} maxLength={field.max} counted={field.max} />
      ) : (
        <TextField {...shared} field={text()} maxLength={field.max} />
      )
    case 'url':
      return <ProfileUrlField {...shared} field={text()} />
    case 'choice': {
      const none = field.begins === null ? [['', 'Choose'] as const] : []
      return <SelectField {...shared} field={text()} options={[...none, ...field.options]} />
    }
    case 'choices':
      return <Choices legend={field.label} options={field.options} {...list()} />
    case 'words':
      return <SkillsField {...list()} />
    case 'amount':
      return (
        <TextField
          {...shared}
          hint={asPesos(text().value) ?? field.hint}
          field={text()}
          type="number"
          inputMode="decimal"
          min={0}
          max={field.max}
          step="any"
        />
      )
    default:
      return null
  }
}

const asPesos = (typed: string): string | undefined =>
  isUnlikely(typed)
    ? `That is ${formatAmount(Number(typed), 'USD')} a month. The figure is in US dollars, not in pesos.`
    : undefined

type FieldControlsProps = {
  names: readonly FieldName[]
  ask: Ask
  /** Whether the form asks for what onboarding needs. */
  wizard?: boolean
  /** What is wrong with the work options as a whole. */
  workError?: string | undefined
  /** What stands below the salaries. */
  salaryNote?: ReactNode
}

/** The controls of several fields in their order, two beside each other where the table says so; yes or no comes last. */
export function FieldControls({ names, ask, wizard = false, workError, salaryNote }: FieldControlsProps) {
  const isAsked = (name: FieldName) => {
    const { kind, when } = fieldOf(name)
    return kind !== 'rows' && kind !== 'flag' && (when === undefined || ask(when[0] as FieldName).value === when[1])
  }
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 empty:hidden sm:grid-cols-2">
        {names.filter(isAsked).map((name) => (
          <Fragment key={name}>
            <div className={fieldOf(name).half ? undefined : 'sm:col-span-2'}>
              <FieldControl name={name} ask={ask} wizard={wizard} />
            </div>
            {name === 'salary_max' ? salaryNote : null}
          </Fragment>
        ))}
      </div>
      <WorkOptions names={flagsOf(names)} ask={ask} wizard={wizard} error={workError} />
    </>
  )
}

type WorkOptionsProps = { names: readonly FlagName[]; ask: Ask; wizard: boolean; error: string | undefined }

/** Yes or no to each way of working. */
function WorkOptions({ names, ask, wizard, error }: WorkOptionsProps) {
  if (names.length === 0) return null
  const turn = (chosen: readonly FlagName[]) => {
    for (const name of names) {
      const { value, onValue } = ask(name)
      if (value !== chosen.includes(name)) onValue(!value)
    }
  }
  return (
    <Choices
      legend="Work options"
      name="work_options"
      options={names.map((name) => [name, fieldOf(name).label] as const)}
      value={names.filter((name) => ask(name).value)}
      onValue={turn}
      {...(wizard ? { hint: 'At least one' } : {})}
      error={error ?? names.map((name) => ask(name).error).find(Boolean)}
    />
  )
}

type FlagName = 'open_to_remote' | 'willing_to_relocate'
/** The yes-or-no fields among the given ones. */
export const flagsOf = (names: readonly FieldName[]) =>
  namesWith(({ kind }, name) => kind === 'flag' && names.includes(name)) as FlagName[]
