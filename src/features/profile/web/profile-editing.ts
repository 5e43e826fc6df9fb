import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { JobseekerProfile } from '../contract.ts'
import type { SectionName } from '../field-kinds.ts'
import type { Ask } from './field-control.tsx'
import { refusedLines, useReloadProfile, useUpdateProfile, wasChangedElsewhere } from './profile-api.ts'
import { PROFILE_TEXTS as say } from './profile-texts.ts'
import {
  draftFrom,
  draftOf,
  isUnsaved,
  type ProfileDraft,
  type ProfileValues,
  rebased,
  sectionOf,
  sentencesOf,
  tidied,
  valuesOf,
} from './profile-values.ts'

/** A later version of the profile than the copy was made from; `saving`: found out by a save, which waits for the choice. */
export type Conflict = { latest: JobseekerProfile; saving: boolean }

export type EditorState = {
  draft: ProfileDraft | null
  /** The one editor that is open. */
  open: SectionName | null
  errors: Record<string, string>
  notice: 'restored' | 'discarded' | null
  conflict: Conflict | null
}

const VIEWING: EditorState = { draft: null, open: null, errors: {}, notice: null, conflict: null }

/** A copy a reload, a stray tap or a lost session left behind is taken up again; one made from an older version asks. */
export function stateOf(profile: JobseekerProfile, kept: unknown): EditorState {
  const draft = draftOf(kept)
  if (!draft) return VIEWING
  const isOld = draft.read_at !== profile.updated_at
  return { ...VIEWING, draft, notice: 'restored', conflict: isOld ? { latest: profile, saving: false } : null }
}

type Saving = {
  setState: (change: (state: EditorState) => EditorState) => void
  onSaved: (saved: JobseekerProfile) => void
}

/** Sends one copy at a time and says what became of it (spec 2 §8). */
function useSaving({ setState, onSaved }: Saving) {
  const update = useUpdateProfile()
  const reload = useReloadProfile()
  const [saving, setSaving] = useState(false)
  // Two presses within one frame would make the second save find the first one's as somebody else's.
  const running = useRef(false)
  const failed = async (error: unknown) => {
    if (wasChangedElsewhere(error)) {
      const latest = await reload()
      return setState((state) => ({ ...state, conflict: { latest, saving: true } }))
    }
    const fields = error instanceof ApiError ? error.fields : {}
    toast.error(say.failed, refusedLines(error) ?? say.failedMore)
    setState((state) => ({
      ...state,
      errors: sentencesOf(fields),
      open: sectionOf(Object.keys(fields)) ?? state.open,
    }))
  }
  const save = async (draft: ProfileDraft) => {
    if (running.current) return
    running.current = true
    setSaving(true)
    try {
      const saved = await update(draft)
      setState(() => VIEWING)
      toast.success(say.updated, say.updatedMore)
      onSaved(saved)
    } catch (error) {
      await failed(error).catch(() => toast.error(say.failed, say.failedMore))
    } finally {
      running.current = false
      setSaving(false)
    }
  }
  return { saving, save }
}

type Given = {
  state: EditorState
  setState: Dispatch<SetStateAction<EditorState>>
  save: (draft: ProfileDraft) => void
}

/** The answers to a version that was saved elsewhere meanwhile. */
const conflictAnswers = ({ state: { draft, conflict }, setState, save }: Given) => ({
  decideLater: () => setState((now) => ({ ...now, conflict: null })),
  takeTheirs: () => setState(VIEWING),
  keepMine: () => {
    if (!draft || !conflict) return
    const next = rebased(draft, conflict.latest)
    setState((now) => ({ ...now, draft: next, conflict: null }))
    if (conflict.saving) save(next)
  },
})

/** What is done with the copy itself. */
const copyActions = ({ state: { draft }, setState, save }: Given) => ({
  turn: (section: SectionName) => setState((now) => ({ ...now, open: now.open === section ? null : section })),
  change: (some: (now: ProfileValues) => Partial<ProfileValues>) =>
    setState((now) => {
      if (!now.draft) return now
      const { values } = now.draft
      return { ...now, draft: { ...now.draft, values: { ...values, ...some(values) } } }
    }),
  save: () => {
    if (!draft) return
    // Sentences about the third project have to find it in the third place.
    const tidy = { ...draft, values: tidied(draft.values) }
    setState((now) => ({ ...now, draft: tidy }))
    save(tidy)
  },
})

/**
 * View and edit mode of the page (spec 2 §4). The copy is kept in this tab until it is saved or discarded, and what was
 * discarded can be brought back while the page stands.
 */
export function useProfileEditing(
  profile: JobseekerProfile,
  { personId, onSaved }: { personId: number; onSaved: (saved: JobseekerProfile) => void },
) {
  const name = `profile:${personId}`
  const [state, setState] = useState(() => stateOf(profile, readDraft(name)))
  const discarded = useRef<EditorState>(VIEWING)
  const { saving, save } = useSaving({ setState, onSaved })
  const given = { state, setState, save: (copy: ProfileDraft) => void save(copy) }
  const { draft } = state
  const unsaved = draft !== null && isUnsaved(draft)
  useEffect(() => {
    writeDraft(name, unsaved ? draft : null)
  }, [name, unsaved, draft])
  const values = draft?.values ?? valuesOf(profile)
  const copy = copyActions(given)
  const field: Ask = (key) => ({
    name: key,
    value: values[key],
    onValue: (value) => copy.change(() => ({ [key]: value })),
    error: state.errors[key],
  })
  return {
    ...state,
    values,
    unsaved,
    saving,
    field,
    ...copy,
    ...conflictAnswers(given),
    begin: () => setState({ ...VIEWING, draft: draftFrom(profile), open: 'about' }),
    cancel: () => {
      discarded.current = { ...state, notice: null }
      setState({ ...VIEWING, notice: unsaved ? 'discarded' : null })
    },
    bringBack: () => setState(discarded.current),
  }
}
export type ProfileEditing = ReturnType<typeof useProfileEditing>
