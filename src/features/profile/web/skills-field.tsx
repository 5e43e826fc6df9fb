import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { MAX_SKILL_LENGTH, MAX_SKILLS, POPULAR_SKILLS, tidySkills } from '../rules.ts'

type SkillsFieldProps = { value: readonly string[]; onValue: (skills: string[]) => void; error: string | undefined }

const CHIP = 'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-3.5 text-start'

/** Skills by Enter, + or a popular chip; what was typed but not added is added on leaving (spec 2 §2, §4). */
export function SkillsField({ value, onValue, error }: SkillsFieldProps) {
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const has = (skill: string) => value.some((one) => one.toLowerCase() === skill.toLowerCase())
  const set = (skills: string[]) => onValue(tidySkills(skills).slice(0, MAX_SKILLS))
  const add = () => {
    if (typed.trim() !== '') set([...value, ...typed.split(',')])
    setTyped('')
  }
  const remove = (skill: string) => {
    set(value.filter((one) => one.toLowerCase() !== skill.toLowerCase()))
    box.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) add()
  }
  return (
    <div className="flex flex-col gap-4" onBlur={onBlur}>
      <Field label="Your skills" error={error} aside={`${value.length} added`} hint="Press Enter after each one">
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              ref={box}
              name="skill"
              value={typed}
              onValue={setTyped}
              onKeyDown={onKey}
              maxLength={MAX_SKILL_LENGTH}
              autoComplete="off"
              enterKeyHint="done"
            />
            <IconButton label="Add skill" onClick={add} className="border border-edge">
              <Plus className="size-5" aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </Field>
      {value.length > 0 ? (
        <ul aria-label="Added skills" className="flex flex-wrap gap-2">
          {value.map((skill) => (
            <li key={skill} className="max-w-full">
              <button
                type="button"
                onClick={() => remove(skill)}
                className={`${CHIP} border-dagat bg-dagat-wash text-dagat-deep`}
              >
                <span className="sr-only">Remove </span>
                <span className="min-w-0 truncate">{skill}</span>
                <X className="size-4 shrink-0" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <PopularSkills has={has} onAdd={(skill) => set([...value, skill])} onRemove={remove} />
    </div>
  )
}

type PopularProps = {
  has: (skill: string) => boolean
  onAdd: (skill: string) => void
  onRemove: (skill: string) => void
}

function PopularSkills({ has, onAdd, onRemove }: PopularProps) {
  return (
    <div role="group" aria-label="Popular skills">
      <p className="mb-2 text-sm text-soft">Popular skills</p>
      <div className="flex flex-wrap gap-2">
        {POPULAR_SKILLS.map((skill) => {
          const on = has(skill)
          const Icon = on ? Check : Plus
          return (
            <button
              key={skill}
              type="button"
              aria-pressed={on}
              onClick={() => (on ? onRemove(skill) : onAdd(skill))}
              className={`${CHIP} ${on ? 'border-dagat bg-dagat-wash text-dagat-deep' : 'border-edge bg-surface hover:border-dagat'}`}
            >
              <Icon className="size-4 text-dagat" aria-hidden="true" />
              {skill}
            </button>
          )
        })}
      </div>
    </div>
  )
}
