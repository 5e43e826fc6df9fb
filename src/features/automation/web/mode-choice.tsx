import { type ReactNode, useId } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { type Mode, MODES } from '../rules.ts'
import { MODE_WORDS } from './texts.ts'

/** One of the two ways. Each group has a name of its own: the dialog may stand above a form that asks the same. */
export function ModeChoice({ value, onValue }: { value: Mode; onValue: (mode: Mode) => void }) {
  const name = useId()
  return MODES.map((mode) => (
    <Checkbox
      key={mode}
      type="radio"
      name={name}
      value={mode}
      checked={value === mode}
      onValue={() => onValue(mode)}
      label={<Meant label={MODE_WORDS[mode].label}>{MODE_WORDS[mode].means}</Meant>}
    />
  ))
}

/** A choice with what it means. */
export const Meant = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="block font-medium">{label}</span>
    <span className="block text-sm text-soft">{children}</span>
  </>
)
