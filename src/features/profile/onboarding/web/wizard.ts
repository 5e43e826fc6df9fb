import { NetworkError } from '#web/lib/api.ts'
import { errorsOf, FormStore } from '#web/lib/form/form-store.ts'
import type { Problems } from '#web/lib/form/problems.ts'
import type { Ask } from '../../web/field-control.tsx'
import { isUnclear, markOf, meantBy, salariesOf, type SalaryAnswer, salaryProblems } from '../../salary-currency.ts'
import type { JobseekerProfile } from '../../contract.ts'
import {
  advance,
  goTo,
  missingOf,
  type Outside,
  type Place,
  problemsOf,
  skip,
  type Step,
  stepOfField,
  type WizardValues,
} from '../rules.ts'
import { PlaceTeller } from './place-teller.ts'
import { fieldMessages, progressSaved, saveFailure, savedLater, skipped } from './texts.ts'
import { isSame, type SavedStep, tidyLinks, unsavedPart, valuesOf } from './values.ts'
import type { Standing, WizardPorts, WizardState } from './wizard-state.ts'

/** For a step that asks nothing of the world outside of its form. */
const ALL_THERE: Outside = { hasResume: true, connected: true }

/** What the server refused, under the names the forms have. */
const refusedFields = (fields: Record<string, string[]>): [string, string][] =>
  Object.entries(fields).map(([field, [sentence = '']]) => [field.replace(/^jobPreferences\./, ''), sentence])

/**
 * The wizard outside of React: what is typed, where the person is, and what still has to reach the server. Nothing that
 * fails to be saved keeps anybody from going on (spec 2 §4).
 */
export class Wizard {
  readonly #form: FormStore<WizardValues>
  #standing: Standing
  #state: WizardState
  readonly #ports: WizardPorts
  readonly #listeners = new Set<() => void>()
  /** One save after the other; the resume, which may take minutes, goes beside them. */
  #saves: Promise<unknown> = Promise.resolve()
  #uploads: Promise<unknown> = Promise.resolve()
  readonly #places: PlaceTeller
  #over = false

  constructor({ values, ...standing }: Standing & { values: WizardValues }, ports: WizardPorts) {
    this.#form = new FormStore(values)
    this.#standing = standing
    this.#state = this.#whole()
    this.#ports = ports
    this.#places = new PlaceTeller(standing.place, ports, () => this.#keep())
    this.#form.subscribe(() => this.#tell())
  }

  readonly read = (): WizardState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A field of the open step for its control; what is typed is kept at once, and sentences that are shown follow it. */
  readonly field = ((name: keyof WizardValues) => this.#form.field(name, this.#form.read())) as Ask

  /** Several fields at once, such as what was accepted out of a resume. */
  set(some: Partial<WizardValues>): void {
    this.#form.changeSome(some)
  }

  /** A resume was chosen, uploaded or taken away, the board account connected: sentences that are shown follow it. */
  look(outside: Outside): void {
    this.#form.lookAgain(this.#check(outside))
  }

  /** Goes on when the step has all it needs; saving it goes on beside. */
  proceed(outside: Outside): boolean {
    const { place } = this.#state
    this.#form.changeSome(tidyLinks)
    if (!this.#form.passes(this.#check(outside))) return false
    if (place.step === 6) return true
    this.#move(advance(place))
    void this.save(place.step)
    return true
  }

  #check(outside: Outside) {
    const { step } = this.#state.place
    return (values: WizardValues): Problems => ({
      ...problemsOf(step, values, outside),
      ...(step === 5 && this.#salaryProblems(values)),
    })
  }

  #salaryProblems(values: WizardValues): Problems {
    const { profile, salaryAnswered: answered } = this.#standing
    return salaryProblems(values, { stored: valuesOf(profile), answered, rate: profile.usd_php_rate })
  }

  /** Takes the salaries as the currency they were meant in. */
  answerSalary(answer: SalaryAnswer): void {
    const { values, profile } = this.#state
    const meant = meantBy(answer, values, profile.usd_php_rate)
    this.#change({ salaryAnswered: markOf(meant) })
    this.#form.changeSome(meant)
    this.#form.lookAgain(this.#check(ALL_THERE))
  }

  /** Leads to the salaries where nobody said yet which currency they are in; false where that is clear. */
  asksCurrency(): boolean {
    const { values, place } = this.#state
    if (Object.keys(this.#salaryProblems(values)).length === 0) return false
    if (place.step !== 5) this.#move(goTo(place, 5))
    return !this.#form.passes(this.#check(ALL_THERE))
  }

  /** Says what the open step asks for before anybody pressed a button, where applying waits for it. */
  showMissing(): void {
    const { place, values, profile } = this.#state
    const outside = { ...ALL_THERE, hasResume: profile.resume !== null }
    if (missingOf(values, outside.hasResume).includes(place.step)) this.#form.passes(this.#check(outside))
  }

  /** What may be stored: the salaries as they were while nobody said which currency the new ones are in. */
  storable(): WizardValues {
    const { values, profile, salaryAnswered } = this.#state
    const stored = valuesOf(profile)
    return isUnclear(values, stored, salaryAnswered) ? { ...values, ...salariesOf(stored) } : values
  }

  /** Goes on without the step; what was typed into it stays on this device, and is saved where it is whole. */
  skip(): void {
    const { place, profile } = this.#state
    const { step } = place
    const after = skip(place)
    if (after.step === step || step === 6) return
    this.#form.changeSome(tidyLinks)
    const { values } = this.#state
    const isWhole = Object.keys(this.#check(ALL_THERE)(values)).length === 0
    this.#ports.say(skipped(step))
    this.#move(after)
    if (isWhole && !isSame(step, values, valuesOf(profile))) void this.save(step)
  }

  back(): void {
    const { place } = this.#state
    const before = place.step - 1
    if (before >= 1) this.#move(goTo(place, before as Step), 'back')
  }

  /** The address changed: by going back in the browser, or forth again. */
  arrive(step: Step): void {
    const { place } = this.#state
    const after = goTo(place, step)
    if (after.step === place.step) return
    this.#form.forgive()
    this.#change({ place: after })
    this.tellPlace()
  }

  /** Leads to a step with the sentences that are wrong there. */
  refuse(problems: Problems, step = this.#state.place.step): void {
    if (step !== this.#state.place.step) this.#move(goTo(this.#state.place, step))
    this.#form.refuse(problems)
  }

  /** Leads to the step whose fields the server refused; false when it named none that was open. */
  refuseFields(fields: Record<string, string[]>): boolean {
    const step = Object.keys(fields).flatMap((field) => stepOfField(field) ?? [])[0]
    if (step === undefined || step > this.#state.place.reached) return false
    this.refuse(Object.fromEntries(refusedFields(fields)), step)
    return true
  }

  setFileName(fileName: string | null): void {
    this.#change({ fileName })
  }

  /** The server has this of the profile now; what is typed stays as it is. */
  stored(profile: JobseekerProfile): void {
    this.#change({ profile })
  }

  /** The server has everything. */
  allStored(profile: JobseekerProfile): void {
    this.#change({ profile, waiting: [], fileName: null })
  }

  /** Saves a step now, or as soon as there is a connection. */
  save(step: SavedStep): Promise<void> {
    this.#change({ waiting: [...this.#state.waiting.filter((one) => one !== step), step] })
    return this.#queue(step)
  }

  /** Tries again what is not saved: the connection is back, or the page was opened again. */
  async flush(): Promise<void> {
    this.tellPlace()
    await Promise.all(this.#state.waiting.map((step) => this.#queue(step)))
  }

  /** Until nothing is under way: whatever comes next sees the outcome. */
  async settle(): Promise<void> {
    await Promise.all([this.#saves, this.#uploads, this.#places.settled()])
  }

  /** Everything is on the server, and the wizard is left: nothing is kept any more. */
  finish(): void {
    this.#over = true
    this.#places.stop()
    this.#ports.keepDraft(null)
  }

  /** Tells the server the place unless it knows. */
  tellPlace(): void {
    this.#places.tell(this.#state.place)
  }

  #queue(step: SavedStep): Promise<void> {
    const run = () => this.#send(step)
    if (step === 2) return (this.#uploads = this.#uploads.then(run)) as Promise<void>
    return (this.#saves = this.#saves.then(run)) as Promise<void>
  }

  async #send(step: SavedStep): Promise<void> {
    const { waiting } = this.#state
    const values = this.storable()
    if (this.#over || !waiting.includes(step)) return
    if (!this.#ports.isOnline()) return this.#ports.say(savedLater(step))
    try {
      const profile = await this.#ports.saveStep(step, values)
      // What was changed meanwhile is sent by the next one.
      const done = isSame(step, values, this.#state.values)
      this.#change({ profile, waiting: this.#state.waiting.filter((one) => one !== step || !done) })
      // What was taken over from a resume is saved, but completes no step: neither one with gaps nor one nobody has seen.
      const now = { ...ALL_THERE, hasResume: profile.resume !== null }
      const { reached, skipped: passed } = this.#state.place
      const isSeen = step <= reached && !passed.includes(step)
      if (isSeen && Object.keys(problemsOf(step, values, now)).length === 0) this.#ports.say(progressSaved(step))
    } catch (error) {
      const lost = error instanceof NetworkError && !this.#ports.isOnline()
      if (isAbort(error)) return
      const failure = lost ? savedLater(step) : saveFailure(step, error, this.#state.place.step)
      if (failure) this.#ports.say(failure)
      if (fieldMessages(error) !== '') this.#change({ waiting: this.#state.waiting.filter((one) => one !== step) })
    }
  }

  #move(place: Place, how: 'forward' | 'back' = 'forward'): void {
    const from = this.#state.place.step
    this.#form.forgive()
    this.#ports.hush()
    this.#change({ place })
    this.#ports.show(place.step, how, from)
    this.tellPlace()
  }

  #whole(): WizardState {
    const form = this.#form.read()
    return { ...this.#standing, values: form.values, problems: errorsOf(form), refusals: form.refusals }
  }

  #change(some: Partial<Standing>): void {
    this.#standing = { ...this.#standing, ...some }
    this.#tell()
  }

  #tell(): void {
    this.#state = this.#whole()
    this.#keep()
    this.#listeners.forEach((listener) => listener())
  }

  #keep(): void {
    if (this.#over) return
    const { values, profile, place, waiting, fileName, salaryAnswered } = this.#state
    const open = unsavedPart(values, profile)
    const known = open === null && waiting.length === 0 && fileName === null && this.#places.isKnown(place)
    const answered = salaryAnswered === null ? {} : { salary_answered: salaryAnswered }
    this.#ports.keepDraft(known ? null : { values: open ?? {}, place, waiting, file_name: fileName, ...answered })
  }
}

/** The person stopped it, or left. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
