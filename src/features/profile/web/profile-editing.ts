import { useRef, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { FormStore } from '#web/lib/form/form-store.ts'
import type { Place } from '#web/lib/form/kept.ts'
import { type Problems, problemsOf } from '#web/lib/form/problems.ts'
import { useFormStore } from '#web/lib/form/use-form.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { JobseekerProfile } from '../contract.ts'
import type { SectionName } from '../field-kinds.ts'
import { markOf, meantBy, SALARY_CURRENCY, type SalaryAnswer, salaryProblems } from '../salary-currency.ts'
import type { Ask } from './field-control.tsx'
import { refusedLines, useReloadProfile, useUpdateProfile, wasChangedElsewhere } from './profile-api.ts'
import { PROFILE_TEXTS as say } from './profile-texts.ts'
import {
  draftFrom,
  draftOf,
  type ProfileDraft,
  type ProfileValues,
  rebased,
  sectionOf,
  sentencesOf,
  shape,
  tidied,
  valuesOf,
} from './profile-values.ts'

/** A later version of the profile than the copy was made from; `saving`: found out by a save, which waits for the choice. */
export type Conflict = { latest: JobseekerProfile; saving: boolean }

type Mode = {
  editing: boolean
  /** The one editor that is open. */
  open: SectionName | null
  notice: 'restored' | 'discarded' | null
  conflict: Conflict | null
}

const VIEWING: Mode = { editing: false, open: null, notice: null, conflict: null }

/** A copy a reload, a stray tap or a lost session left behind is taken up again; one made from an older version asks. */
export function modeFor(profile: JobseekerProfile, kept: ProfileDraft | null): Mode {
  if (!kept) return VIEWING
  const isOld = kept.read_at !== profile.updated_at
  return { editing: true, open: null, notice: 'restored', conflict: isOld ? { latest: profile, saving: false } : null }
}

/** A copy of the profile as a form, with what it was made from; kept in this tab until it is saved or discarded. */
class Copy {
  readonly kept: ProfileDraft | null
  readonly store: FormStore<ProfileValues>
  #origin: ProfileDraft
  readonly #rate: number
  /** The salaries of which the person said which currency they are in. */
  answered: string | null = null

  constructor(profile: JobseekerProfile, name: string) {
    this.#rate = profile.usd_php_rate
    this.kept = draftOf(readDraft(name))
    this.#origin = this.kept ?? draftFrom(profile)
    const { base } = this.#origin
    const place: Place = {
      read: () => this.kept?.values ?? null,
      write: (changed) => writeDraft(name, changed && { ...this.draft({ ...this.#origin.base, ...changed }) }),
    }
    this.store = new FormStore(base, { name, shape }, place)
    this.store.arrive()
  }

  /** The copy with what it was made from. */
  draft(values: ProfileValues = this.store.read().values): ProfileDraft {
    return { ...this.#origin, values }
  }

  /** What is wrong with the copy; pesos are not stored as dollars by mistake. */
  readonly check = (values: ProfileValues): Problems => ({
    ...problemsOf(shape, values),
    ...salaryProblems(values, { stored: this.#origin.base, answered: this.answered, rate: this.#rate }),
  })

  /** Takes the salaries as the currency they were meant in. */
  answer(answer: SalaryAnswer): void {
    const meant = meantBy(answer, this.store.read().values, this.#rate)
    this.answered = markOf(meant)
    this.store.changeSome(meant)
    this.store.lookAgain(this.check)
  }

  /** Begins again with another version, or with changes put over it. */
  begin(draft: ProfileDraft): void {
    this.#origin = draft
    this.answered = null
    this.store.reset(draft.base)
    this.store.changeSome(draft.values)
  }
}

/** The server's sentences under the names the controls have. */
const ownRefusal = (error: ApiError): ApiError =>
  new ApiError(
    error.status,
    Object.fromEntries(Object.entries(sentencesOf(error.fields)).map(([name, sentence]) => [name, [sentence]])),
  )

type Given = { personId: number; onSaved: (saved: JobseekerProfile) => void }
type Turn = (some: Partial<Mode>) => void

/** Sends one copy at a time and says what became of it (spec 2 §8). */
function useCopyForm(copy: Copy, turn: Turn, onSaved: Given['onSaved']) {
  const update = useUpdateProfile()
  const reload = useReloadProfile()
  /** Tells a refusal in its lines and opens its editor, which has to stand before its first wrong field can be found. */
  const refuse = (error: unknown): never => {
    const lines = refusedLines(error)
    if (!(error instanceof ApiError) || lines === undefined) throw error
    toast.error(say.failed, lines)
    const open = sectionOf(Object.keys(error.fields))
    if (open) turn({ open })
    throw ownRefusal(error)
  }
  const askWhich = async () => {
    const latest = await reload().catch(() => null)
    if (latest) turn({ conflict: { latest, saving: true } })
    else toast.error(say.failed, say.failedMore)
  }
  return useFormStore(copy.store, {
    schema: copy.check,
    send: async (values) => {
      const saved = await update(copy.draft(values)).catch(refuse)
      turn(VIEWING)
      toast.success(say.updated, say.updatedMore)
      onSaved(saved)
    },
    onFailure: (error) => {
      if (wasChangedElsewhere(error)) void askWhich()
      else toast.error(say.failed, say.failedMore)
    },
  })
}

type Parts = { copy: Copy; mode: Mode; turn: Turn; form: ReturnType<typeof useCopyForm>; profile: JobseekerProfile }

/** The answers to a version that was saved elsewhere meanwhile. */
const conflictAnswers = ({ copy, mode: { conflict }, turn, form, profile }: Parts) => ({
  decideLater: () => turn({ conflict: null }),
  takeTheirs: () => {
    turn(VIEWING)
    copy.begin(draftFrom(conflict?.latest ?? profile))
  },
  keepMine: () => {
    if (!conflict) return
    turn({ conflict: null })
    copy.begin(rebased(copy.draft(), conflict.latest))
    if (conflict.saving) void form.submit()
  },
})

const saving = (copy: Copy, form: ReturnType<typeof useCopyForm>, turn: Turn) => () => {
  // Sentences about the third project have to find it in the third place.
  form.changeSome(tidied)
  // The question stands in an editor, which has to be open for it.
  if (SALARY_CURRENCY in copy.check(copy.draft().values)) turn({ open: 'preferences' })
  void form.submit()
}

/**
 * View and edit mode of the page. What was discarded can be brought back while the page stands.
 */
export function useProfileEditing(profile: JobseekerProfile, { personId, onSaved }: Given) {
  const [copy] = useState(() => new Copy(profile, `profile:${personId}`))
  const [mode, setMode] = useState(() => modeFor(profile, copy.kept))
  const turn: Turn = (some) => setMode((now) => ({ ...now, ...some }))
  const discarded = useRef<{ draft: ProfileDraft; open: Mode['open'] } | null>(null)
  const form = useCopyForm(copy, turn, onSaved)
  const { editing } = mode
  return {
    ...mode,
    ...conflictAnswers({ copy, mode, turn, form, profile }),
    draft: editing ? copy.draft(form.values) : null,
    values: editing ? form.values : valuesOf(profile),
    unsaved: editing && form.dirty,
    saving: form.busy,
    errors: form.errors,
    refusals: form.refusals,
    answered: copy.answered,
    answerSalary: (answer: SalaryAnswer) => copy.answer(answer),
    field: form.field as Ask,
    change: form.changeSome,
    turnTo: (section: SectionName) => turn({ open: mode.open === section ? null : section }),
    begin: () => {
      copy.begin(draftFrom(profile))
      turn({ ...VIEWING, editing: true, open: 'about' })
    },
    save: saving(copy, form, turn),
    cancel: () => {
      discarded.current = { draft: copy.draft(), open: mode.open }
      turn({ ...VIEWING, notice: form.dirty ? 'discarded' : null })
      copy.begin(draftFrom(profile))
    },
    bringBack: () => {
      const { draft, open = null } = discarded.current ?? {}
      if (draft) copy.begin(draft)
      turn({ ...VIEWING, editing: true, open })
    },
  }
}
export type ProfileEditing = ReturnType<typeof useProfileEditing>
