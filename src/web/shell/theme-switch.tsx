import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#web/lib/storage.ts'
import { cx } from '#web/ui/cx.ts'

type Theme = 'light' | 'dark' | 'system'
const CHOICES = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'System', Icon: Monitor },
] as const

const listeners = new Set<() => void>()
const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readTheme(): Theme {
  const stored = readStored('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function chooseTheme(theme: Theme): void {
  writeStored('theme', theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  listeners.forEach((listener) => listener())
}

/** Light, dark or as the system says; kept on this device. */
export function ThemeSwitch() {
  const current = useSyncExternalStore(watch, readTheme, () => 'system' as const)
  return (
    <fieldset className="inline-flex rounded-box border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          aria-pressed={current === theme}
          onClick={() => chooseTheme(theme)}
          className={cx(
            'inline-flex min-h-11 items-center gap-1.5 rounded-box px-3 text-sm',
            current === theme ? 'bg-sunken font-semibold text-ink' : 'text-soft hover:text-ink',
          )}
        >
          <Icon className="size-4" aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
