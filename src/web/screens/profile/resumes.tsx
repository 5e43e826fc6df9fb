import { useState } from 'react'
import type { RenderResumes } from '#features/profile/web/profile-parts.tsx'
import { tidySkills } from '#features/profile/rules.ts'
import type { OnAccept } from '#features/resumes/parsing/web/resume-suggestions.tsx'
import { OwnResumes } from '#features/resumes/web/own-resumes.tsx'
import { part } from '#web/lib/screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { accepted, suggestionForm } from './found-words.ts'

// Only who asks for them needs the suggestions.
const ResumeSuggestions = part(
  async () => (await import('#features/resumes/parsing/web/resume-suggestions.tsx')).ResumeSuggestions,
)

type Copy = NonNullable<Parameters<RenderResumes>[0]>
type ResumesProps = {
  copy: Copy | null
  /** The default resume. */
  resumeId: number | null
  onChange: () => void
}

/** The resumes of the profile; while it is edited also to change, and to fill the copy in from. */
export function Resumes({ copy, resumeId, onChange }: ResumesProps) {
  return (
    <>
      <OwnResumes editable={copy !== null} onChange={onChange} />
      {copy && resumeId !== null ? <FillIn key={resumeId} copy={copy} resumeId={resumeId} /> : null}
    </>
  )
}

/** What the default resume says, taken over value by value: nothing is filled in by itself. */
function FillIn({ copy, resumeId }: { copy: Copy; resumeId: number }) {
  const [asked, setAsked] = useState(false)
  if (!asked) {
    return (
      <Button look="secondary" className="self-start" onClick={() => setAsked(true)}>
        Fill in from your default resume
      </Button>
    )
  }
  const { values, change } = copy
  const form = suggestionForm(values)
  const accept: OnAccept = (field, value) => {
    if (field === 'skills') change((now) => ({ skills: tidySkills([...now.skills, ...(value as string[])]) }))
    else change(() => accepted(field, value))
  }
  return <ResumeSuggestions source={resumeId} form={form} onAccept={accept} />
}
