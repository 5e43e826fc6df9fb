import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { useForm } from '#web/lib/form.ts'
import { readSession } from '#web/lib/session.ts'
import { Choices } from '#web/ui/choices.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { JobseekerProfile } from '../contract.ts'
import { PROFILE_SENTENCES } from '../rules.ts'
import { useSaveOnboarding } from './api.ts'
import { BasicFields } from './basic-fields.tsx'
import { NeedsList } from './needs-list.tsx'
import { OnboardingActions } from './onboarding-actions.tsx'
import { OnboardingSection } from './onboarding-section.tsx'
import { draftOf, isSaved, needsOf, onboardingSchema, valuesOf } from './onboarding-values.ts'
import { SkillsField } from './skills-field.tsx'
import { JOB_TYPE_LABELS, SAVE_FAILED } from './texts.ts'

const FORM = 'profile-form'

type OnboardingFormProps = {
  profile: JobseekerProfile
  /** Whether the board account is connected. */
  connected: boolean
  /** The place where a resume is uploaded, with the sentence when it is missing. */
  renderResume: (error: string | undefined) => ReactNode
  /** The place where the board account is connected, with the sentence when it is not. */
  renderBoard: (error: string | undefined) => ReactNode
  /** Everything is on the server. */
  onSaved: (saved: JobseekerProfile) => Promise<void>
}

/** The whole profile that applying needs on one page (spec 2 §2, §5); what is typed survives a reload. */
export function OnboardingForm({ profile, connected, renderResume, renderBoard, onSaved }: OnboardingFormProps) {
  const save = useSaveOnboarding()
  const [failure, setFailure] = useState('')
  const [boardAsked, setBoardAsked] = useState(false)
  const draft = `onboarding:${readSession().user?.id ?? 0}`
  const hasResume = profile.resume !== null
  const failed = (error: unknown) =>
    setFailure(error instanceof ApiError && error.status < 500 && error.detail !== '' ? error.detail : SAVE_FAILED)
  const form = useForm({
    initial: draftOf(readDraft(draft)) ?? valuesOf(profile),
    schema: onboardingSchema(hasResume),
    send: async (values) => {
      setFailure('')
      const saved = await save(values)
      if (connected) return onSaved(saved)
      setBoardAsked(true)
      document.querySelector<HTMLElement>('#board')?.focus()
    },
    onFailure: failed,
  })
  const { values, errors, field } = form
  useEffect(() => {
    writeDraft(draft, isSaved(values, profile) ? null : values)
  }, [draft, values, profile])
  const later = () => save(values).then(onSaved).catch(failed)
  const strays = Object.entries(errors).filter(([name]) => !(name in values) && name !== 'resume')
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-12">
      <aside aria-label="Progress" className="lg:order-2">
        <div className="lg:sticky lg:top-6">
          <NeedsList needs={needsOf(values, { hasResume, connected })} />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col gap-8">
        <form {...form.form} id={FORM} aria-label="Your profile" className="flex flex-col gap-8">
          <OnboardingSection anchor="basic" title="Basic information" intro="What you do, and where you are.">
            <BasicFields field={field} />
          </OnboardingSection>
          <OnboardingSection anchor="resume" title="Resume" intro="Goes to the employer only when you apply.">
            {renderResume(hasResume ? undefined : errors.resume)}
          </OnboardingSection>
          <OnboardingSection anchor="skills" title="Skills" intro="One is enough to begin. More make better matches.">
            <SkillsField {...field('skills')} />
          </OnboardingSection>
          <OnboardingSection anchor="job-types" title="Job types" intro="What you are looking for.">
            <Choices legend="Preferred job types" options={JOB_TYPE_LABELS} {...field('job_types')} />
          </OnboardingSection>
        </form>
        <OnboardingSection
          anchor="board"
          title="Connect your OLJ account"
          intro="Applications to OnlineJobs.ph go out under your own account there."
        >
          {renderBoard(boardAsked && !connected ? PROFILE_SENTENCES.board : undefined)}
        </OnboardingSection>
        {failure === '' && strays.length === 0 ? null : (
          <Notice tone="danger" role="alert">
            {strays.length === 0 ? failure : strays.map(([, sentence]) => sentence).join(' ')}
          </Notice>
        )}
        <OnboardingActions form={FORM} busy={form.busy} onLater={later} />
      </div>
    </div>
  )
}
