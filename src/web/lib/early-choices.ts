type Control = HTMLSelectElement | HTMLInputElement

const isChoice = (element: unknown): element is Control =>
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox'))

const reading = (control: Control): string =>
  control instanceof HTMLSelectElement ? control.value : String(control.checked)

function isTouched(control: Control): boolean {
  if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked
  const meant = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return control.value !== meant?.value
}

/** A click or change as a person makes it, so that the page hears of it now. */
function repeat(control: Control, wanted: string): void {
  if (!control.isConnected || reading(control) === wanted) return
  if (control instanceof HTMLInputElement) {
    control.click()
    return
  }
  control.value = wanted
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Remembers what a person chooses on the server's page while nothing listens yet; taking the page over would put the
 * controls back as if nothing had been said.
 * @returns to be called once the page is taken over: makes those choices again
 */
export function rememberEarlyChoices(page: Document): () => void {
  const made = new Map<Control, string>()
  const note = (control: unknown) => {
    if (isChoice(control)) made.set(control, reading(control))
  }
  for (const control of page.querySelectorAll<Control>('select, input'))
    if (isChoice(control) && isTouched(control)) note(control)
  const listen = ({ target }: Event) => note(target)
  page.addEventListener('change', listen, true)
  return () => {
    page.removeEventListener('change', listen, true)
    for (const [control, wanted] of made) repeat(control, wanted)
  }
}
