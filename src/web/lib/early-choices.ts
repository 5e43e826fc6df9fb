type Control = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLSelectElement || element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

const reading = (control: Control): string => (isToggle(control) ? String(control.checked) : control.value)

function isTouched(control: Control): boolean {
  if (isToggle(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const meant = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return control.value !== meant?.value
}

/** React notes what is written through the element itself and would take the text for its own. */
function write(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const owner = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A click, a change or typing as a person does it, so that the page hears of it now. */
function repeat(control: Control, wanted: string): void {
  if (!control.isConnected) return
  if (control instanceof HTMLSelectElement) {
    // Said also where it still stands: React puts a list back with its next drawing, not while it takes it over.
    control.value = wanted
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (reading(control) === wanted) return
  if (isToggle(control)) control.click()
  else write(control, wanted)
}

/** What `public/theme.js` notes from the first paint on: the button pressed last, until presses are heard. */
type Early = { pressesHeard?: boolean; earlyPress?: HTMLButtonElement | null }

/** To be called once React listens: it takes the page over at the next press by itself and answers it. */
export function hearPresses(): void {
  ;(window as Early).pressesHeard = true
}

/** The button pressed before anything listened, pressed again. */
export function repeatEarlyPress(): void {
  const { earlyPress } = window as Early
  if (earlyPress?.isConnected) earlyPress.click()
}

/**
 * Remembers what a person chooses and types on the server's page while nothing listens yet; taking the page over would put
 * the controls back as if nothing had been said.
 * @returns to be called once the page is taken over: makes those choices again
 */
export function rememberEarlyChoices(page: Document): () => void {
  const made = new Map<Control, string>()
  const note = (control: unknown) => {
    if (isControl(control)) made.set(control, reading(control))
  }
  for (const control of page.querySelectorAll<Control>('select, input, textarea')) if (isTouched(control)) note(control)
  const listen = ({ target }: Event) => note(target)
  // Only the first of a choice's two events: hearing it may make React take the page over, and by the second the control
  // has already been put back.
  page.addEventListener('input', listen, true)
  return () => {
    page.removeEventListener('input', listen, true)
    for (const [control, wanted] of made) repeat(control, wanted)
  }
}
