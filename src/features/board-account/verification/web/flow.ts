import type * as z from 'zod/mini'
import { ApiError } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'
import { FormStore } from '#web/lib/form/form-store.ts'
import { placeOf } from '#web/lib/form/kept.ts'
import { keepIdDay } from '../../id-proof/web/api.ts'
import type { VerificationStanding } from '../contract.ts'
import { IMAGE_KINDS, type ImageKind, imageProblem } from '../rules.ts'
import { addressSchema, whoSchema } from '../schemas.ts'
import { type Details, type Pictures, submitDetails, uploadPictures } from './api.ts'
import { boardSaid, submitFailure, uploadFailure, VERIFICATION_TEXTS as say } from './texts.ts'

export type Step = 'who' | 'photos' | 'address' | 'code' | 'done'
type Problems = Partial<Record<ImageKind, string>>

export type FlowState = {
  step: Step
  pictures: Pictures
  problems: Problems
  /** The pictures are on the server, or with the board, and need not be sent again. */
  kept: boolean
  notice: string
  /** Whether the last day of the ID is to be kept, once the board has everything. */
  remind: boolean
  /** What is under way: an upload tells its share, the board only that it is being asked. */
  going: { kind: 'upload'; share: number } | { kind: 'board' } | null
}

const NOTHING_TYPED: Details = {
  id_type: '',
  id_number: '',
  id_expiration: '',
  full_name: '',
  document_type: '',
  address: '',
  issue_date: '',
  mobile_number: '',
}
/** The number of an ID stays in this page: nobody who has the phone later finds it. */
const DRAFT = { name: 'olj-verification', never: ['id_number' as const] }
const BEGIN: FlowState = {
  step: 'who',
  pictures: { government_id_photo: null, government_id_selfie: null, address_document: null },
  problems: {},
  kept: false,
  notice: '',
  remind: false,
  going: null,
}
const ID_PICTURES = ['government_id_photo', 'government_id_selfie'] as const
const WHO: readonly string[] = Object.keys(NOTHING_TYPED).slice(0, 4)
/** The board has judged the pictures, or their day is over: they are gone. */
const GONE = new Set(['verification_refused', 'images_missing'])

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '')

/**
 * What somebody has in hand while proving who they are: text, pictures, how far they are, and what is under way. It
 * outlives the dialog, so that closing it by accident costs nothing.
 */
export class VerificationFlow {
  readonly store = new FormStore<Details>(NOTHING_TYPED, DRAFT, placeOf(DRAFT.name))
  #state = BEGIN
  #line: AbortController | null = null
  #refresh: () => void = () => undefined
  readonly #listeners = new Set<() => void>()

  constructor() {
    this.store.arrive()
  }

  readonly read = (): FlowState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whom to tell when the board may have moved on. */
  readonly tell = (refresh: () => void): void => {
    this.#refresh = refresh
  }

  /** Comes to the dialog, or back to it, where the server says they stand. */
  arrive({ state, board_said: said, images_until: until }: VerificationStanding): void {
    const { step } = this.#state
    const isOver = state === 'review' || state === 'verified'
    const begun = step === 'code' || step === 'done' ? 'who' : step
    this.#set({
      step: state === 'code' ? 'code' : isOver ? 'done' : begun,
      kept: state === 'code' || state === 'sent' || (state === 'uploaded' && until !== null),
      notice: state === 'refused' ? (said ?? '') : '',
    })
  }

  readonly go = (step: Step): void => this.#set({ step })
  readonly stop = (): void => this.#line?.abort()
  readonly remindMe = (remind: boolean): void => this.#set({ remind })
  readonly takeAnew = (): void => this.#set({ kept: false })

  /** Takes a picture unless its name, type or size say that it is none. */
  readonly choose = (kind: ImageKind, file: File): void => {
    const { pictures, problems } = this.#state
    const problem = imageProblem(file)
    if (problem !== undefined) return this.#set({ problems: { ...problems, [kind]: problem } })
    const { [kind]: _mended, ...others } = problems
    this.#set({ pictures: { ...pictures, [kind]: file }, problems: others })
  }

  /** Leaves the step when nothing is wrong with it; the last one is sent. */
  readonly proceed = (): void => {
    const { step, going } = this.#state
    if (going) return
    if (step === 'who' && this.store.passes(whoSchema)) this.go('photos')
    if (step === 'photos' && this.#hasPictures(ID_PICTURES)) this.go('address')
    if (step === 'address') {
      const fields = this.store.passes(addressSchema)
      if (this.#hasPictures(['address_document']) && fields) void this.#send()
    }
  }

  /** Asks for another code; what a reload took away is asked for again first. */
  readonly renew = (): void => {
    if (this.#isTyped(addressSchema, 'address')) void this.#send()
  }

  #isTyped(schema: z.core.$ZodType, step: Step): boolean {
    if (!this.store.passes(whoSchema)) this.go('who')
    else if (!this.store.passes(schema)) this.go(step)
    else return true
    return false
  }

  #hasPictures(kinds: readonly ImageKind[]): boolean {
    const { kept, pictures, problems } = this.#state
    const missing = kept ? [] : kinds.filter((kind) => !pictures[kind])
    if (missing.length === 0) return true
    this.#set({ problems: { ...problems, ...Object.fromEntries(missing.map((kind) => [kind, say.required])) } })
    return false
  }

  async #send(): Promise<void> {
    this.#set({ notice: '' })
    // After a reload the text may be there and the pictures, or the number of the ID, not.
    if (!this.#isTyped(addressSchema, 'address')) return
    if (!this.#hasPictures(IMAGE_KINDS)) return this.go('photos')
    if (this.#state.kept || (await this.#upload())) await this.#submit()
  }

  async #upload(): Promise<boolean> {
    const line = new AbortController()
    this.#line = line
    this.#set({ going: { kind: 'upload', share: 0 } })
    const onProgress = (share: number) => this.#set({ going: { kind: 'upload', share } })
    try {
      await uploadPictures(this.store.read().values, this.#state.pictures, { signal: line.signal, onProgress })
      this.#set({ kept: true })
      return true
    } catch (error) {
      if (line.signal.aborted) this.#set({ notice: say.dropped })
      else this.#fail(error, uploadFailure(error))
      return false
    } finally {
      this.#set({ going: null })
    }
  }

  async #submit(): Promise<void> {
    this.#set({ going: { kind: 'board' } })
    try {
      const answer = await submitDetails(this.store.read().values)
      this.#set({ step: answer.requires_mobile_code ? 'code' : 'done' })
      await this.#keepDay()
    } catch (error) {
      this.#fail(error, submitFailure(error))
    } finally {
      this.#set({ going: null })
      this.#refresh()
    }
  }

  /** Nothing of the ID is kept but this day, and only for whoever asked for it. */
  async #keepDay(): Promise<void> {
    if (!this.#state.remind) return
    await keepIdDay(this.store.read().values.id_expiration).catch(() => toast.error(say.dayNotKept))
    this.#set({ remind: false })
  }

  #fail(error: unknown, sentence: string): void {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return this.#point(error.fields)
    this.#set({ notice: [sentence, boardSaid(error)].filter((words) => words !== null).join('. ') })
    if (GONE.has(codeOf(error))) this.#set({ kept: false, step: 'photos' })
  }

  /** Shows what the server found wrong where it can be mended. */
  #point(fields: Record<string, string[]>): void {
    const all = Object.entries(fields).map(([name, [sentence = '']]) => [name, sentence] as const)
    const isImage = (name: string) => IMAGE_KINDS.some((kind) => kind === name)
    const of = (wanted: boolean) => Object.fromEntries(all.filter(([name]) => isImage(name) === wanted))
    this.#set({ problems: of(true) })
    this.store.refuse(of(false))
    const names = all.map(([name]) => name)
    const isPhoto = names.some((name) => isImage(name) && name !== 'address_document')
    this.go(names.some((name) => WHO.includes(name)) ? 'who' : isPhoto ? 'photos' : 'address')
  }

  #set(some: Partial<FlowState>): void {
    this.#state = { ...this.#state, ...some }
    for (const listener of this.#listeners) listener()
  }
}

let inHand: { person: number; flow: VerificationFlow } | null = null

/** What this person has in hand; somebody else's is forgotten. */
export function flowOf(person: number): VerificationFlow {
  if (inHand?.person !== person) inHand = { person, flow: new VerificationFlow() }
  return inHand.flow
}

/** Nothing is in hand any more; what the device kept of the text goes with `store.reset()`. */
export const forgetInHand = (): void => {
  inHand = null
}
