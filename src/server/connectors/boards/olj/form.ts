import { attribute, findAll, is } from '../dom.ts'
import type { DomElement, DomParent } from '../dom.ts'
import { employersText } from './employers-text.ts'

/** A form as a browser would send it untouched: where to, and its named values in order. */
export type PageForm = { action: string; fields: [string, string][] }

/** Finds the first form that has all the named controls, so that other forms of the page stay untouched. */
export function findForm(page: DomParent, names: readonly string[], action?: RegExp): PageForm | undefined {
  const forms = findAll(page, is('form'), employersText(page))
  const form = forms.find((candidate) => {
    const present = new Set(controlsOf(candidate).map((control) => attribute(control, 'name')))
    return names.every((name) => present.has(name)) && (action?.test(attribute(candidate, 'action') ?? '') ?? true)
  })
  return form && { action: attribute(form, 'action') ?? '', fields: sentControls(form).flatMap(fieldOf) }
}

/** The fields with some values set; names that the form lacks are added at the end. */
export function fillIn(form: PageForm, values: Record<string, string>): [string, string][] {
  const filled = form.fields.map(([name, value]): [string, string] => [name, values[name] ?? value])
  const present = new Set(form.fields.map(([name]) => name))
  return [...filled, ...Object.entries(values).filter(([name]) => !present.has(name))]
}

/** Forms cannot nest: what stands in an inner one, after a lost closing tag, is the inner one's. */
function controlsOf(form: DomElement): DomElement[] {
  return findAll(form, (element) => ['input', 'textarea', 'select', 'button'].includes(element.name), is('form'))
}

/** All controls, of the submit buttons only the first: that one is "pressed". */
function sentControls(form: DomElement): DomElement[] {
  const controls = controlsOf(form)
  const pressed = controls.find((control) => typeOf(control) === 'submit')
  return controls.filter((control) => typeOf(control) !== 'submit' || control === pressed)
}

function typeOf(control: DomElement): string {
  return attribute(control, 'type')?.toLowerCase() ?? (control.name === 'button' ? 'submit' : 'text')
}

/** Buttons other than submit, unticked boxes and controls without a name are not sent. */
function fieldOf(control: DomElement): [string, string][] {
  const name = attribute(control, 'name')
  const type = typeOf(control)
  if (!name || attribute(control, 'disabled') !== undefined) return []
  if (['button', 'reset', 'image', 'file'].includes(type)) return []
  if ((type === 'checkbox' || type === 'radio') && attribute(control, 'checked') === undefined) return []
  return [[name, attribute(control, 'value') ?? textInside(control)]]
}

function textInside(control: DomElement): string {
  return control.children.map((node) => ('data' in node ? node.data : '')).join('')
}
