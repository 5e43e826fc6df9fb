import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { JobseekerProfile } from '../contract.ts'
import type { SectionName } from '../field-kinds.ts'
import { ProfileConflict } from './profile-conflict.tsx'
import { type ProfileEditing, useProfileEditing } from './profile-editing.ts'
import { EDIT_BUTTON, ProfileHeader, SaveBar } from './profile-header.tsx'
import { ProfileLeaving } from './profile-leaving.tsx'
import { type RenderResumes, SectionEditor, SectionView } from './profile-parts.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PROFILE_TEXTS as say } from './profile-texts.ts'
import { PROFILE_SECTIONS } from './profile-values.ts'

type ProfilePageProps = {
  profile: JobseekerProfile
  person: { id: number; name: string; initials: string }
  /** What is known of the board account, as badges. */
  badges: ReactNode
  /** The board account's form, hidden or shown (spec 2 §4). */
  board: ReactNode
  renderResumes: RenderResumes
  onDownload: () => Promise<void>
  onSaved: (saved: JobseekerProfile) => void
}

/** The own profile in view and edit mode (spec 2 §2, §4). */
export function ProfilePage({ profile, person, badges, board, renderResumes, onDownload, onSaved }: ProfilePageProps) {
  const editing = useProfileEditing(profile, { personId: person.id, onSaved })
  const { draft, values, conflict } = editing
  const [closed, setClosed] = useState<readonly SectionName[]>([])
  const box = useFollowingFocus(editing)
  const turn = (name: SectionName) =>
    draft
      ? editing.turnTo(name)
      : setClosed(closed.includes(name) ? closed.filter((one) => one !== name) : [...closed, name])
  return (
    <div ref={box} className="max-w-3xl pt-6 sm:pt-10 lg:pb-10">
      <ProfileHeader
        person={person}
        title={values.title}
        location={values.location}
        badges={badges}
        hasResume={profile.resume !== null}
        onDownload={onDownload}
        editing={editing}
      />
      {board}
      <EditingNotice editing={editing} />
      {PROFILE_SECTIONS.map(({ name, title }) => (
        <ProfileSection
          key={name}
          title={title}
          editing={draft !== null}
          open={draft ? editing.open === name : !closed.includes(name)}
          onTurn={() => turn(name)}
          view={<SectionView name={name} values={values} profile={profile} renderResumes={renderResumes} />}
          editor={<SectionEditor name={name} editing={editing} profile={profile} renderResumes={renderResumes} />}
        />
      ))}
      {draft ? <SaveBar editing={editing} /> : null}
      <ProfileLeaving unsaved={editing.unsaved} />
      {draft && conflict ? (
        <ProfileConflict
          draft={draft}
          conflict={conflict}
          onMine={editing.keepMine}
          onTheirs={editing.takeTheirs}
          onLater={editing.decideLater}
        />
      ) : null}
    </div>
  )
}

/** What happened to a copy without the person's doing, or with it by a stray tap. */
function EditingNotice({ editing }: { editing: ProfileEditing }) {
  return (
    <div role="status" className="empty:hidden">
      {editing.notice === 'restored' ? (
        <div className="pb-5">
          <Notice tone="mangga">{say.restored}</Notice>
        </div>
      ) : null}
      {editing.notice === 'discarded' ? (
        <div className="pb-5">
          <Notice>
            <div className="flex flex-wrap items-center justify-between gap-2">
              {say.discarded}
              <Button look="secondary" onClick={editing.bringBack}>
                Bring them back
              </Button>
            </div>
          </Notice>
        </div>
      ) : null}
    </div>
  )
}

/** The pressed button goes away with its mode: the keyboard goes on at its successor, or at the first refused control. */
function useFollowingFocus({ editing: isEditing, refusals }: ProfileEditing) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(isEditing)
  useEffect(() => {
    if (before.current === isEditing) return
    before.current = isEditing
    const next = isEditing ? 'section [aria-expanded="true"]' : `#${EDIT_BUTTON}`
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>(next)?.focus()
  }, [isEditing])
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [refusals])
  return box
}
