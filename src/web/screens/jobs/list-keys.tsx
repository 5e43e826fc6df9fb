import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '#web/lib/navigation.tsx'
import { readStored, writeStored } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const OFF = 'listKeysOff'
const KEYS = [
  ['/', 'Search'],
  ['j', 'Next job'],
  ['k', 'Job before'],
  ['s', 'Save, or take from the saved ones'],
  ['a', 'Apply'],
  ['o', 'Open on its own page'],
  ['?', 'These keys'],
] as const

type KeysProps = {
  chosen: number | null
  /** Shows a posting beside the list; null where there is no room for one. */
  onShow: ((id: number, replace: boolean) => void) | null
}

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#results article[data-job]')]
const idOf = (row: HTMLElement): number => Number(row.dataset.job)
/** Of the posting beside the list. */
const applyButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-pane] :is(button, a)')].find((one) =>
    /^Apply (Now|on LinkedIn)/.test(one.textContent),
  )
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** The keys of a list, each a single letter; a person can switch them off. */
export function ListKeys({ chosen, onShow }: KeysProps) {
  const navigate = useNavigate()
  const [helping, setHelping] = useState(false)
  const [off, setOff] = useState(() => readStored(OFF) !== null)
  const current = (): HTMLElement | undefined => {
    const focused = document.activeElement?.closest<HTMLElement>('article[data-job]')
    return focused ?? rows().find((row) => idOf(row) === chosen)
  }
  const step = (by: 1 | -1) => {
    const all = rows()
    const at = all.indexOf(current() as HTMLElement)
    // With the first posting shown by itself, the first step leads to the second; without any, to the first.
    const row = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]
    if (!row) return
    row.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
    onShow?.(idOf(row), true)
  }
  const save = () => current()?.querySelector<HTMLElement>('[data-save] button')?.click()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open], [role=menu]') !== null) return
    if (event.key === '?') setHelping(true)
    else if (off) return
    else if (event.key === '/') document.querySelector<HTMLElement>('input[name=search]')?.focus()
    else if (event.key === 'j') step(1)
    else if (event.key === 'k') step(-1)
    else if (event.key === 's') save()
    else if (event.key === 'a') applyButton()?.click()
    else if (event.key === 'o') {
      const row = current()
      if (row) navigate(`/jobs/${idOf(row)}`)
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const turn = (isOff: boolean) => {
    setOff(isOff)
    writeStored(OFF, isOff ? 'yes' : null)
  }
  return (
    <>
      <Button look="quiet" className="mt-2 -ms-4 max-lg:hidden" onClick={() => setHelping(true)}>
        Keyboard shortcuts
      </Button>
      {helping ? (
        <Dialog title="Keyboard shortcuts" onClose={() => setHelping(false)}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            {KEYS.map(([key, what]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="inline-block min-w-8 rounded-sm border border-edge bg-sunken px-2 py-0.5 text-center">
                    {key}
                  </kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <Checkbox className="mt-4" label="Use these keys on this device" checked={!off} onValue={(on) => turn(!on)} />
        </Dialog>
      ) : null}
    </>
  )
}
