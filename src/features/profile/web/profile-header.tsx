import Download from 'lucide-react/icons/download'
import MapPin from 'lucide-react/icons/map-pin'
import { type ReactNode, useState } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { BottomBar } from '#web/ui/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { ProfileEditing } from './profile-editing.ts'
import { PROFILE_TEXTS as say } from './profile-texts.ts'

/** Id of the button the focus comes back to after saving and cancelling. */
export const EDIT_BUTTON = 'edit-profile'

type ProfileHeaderProps = {
  person: { name: string; initials: string }
  title: string
  location: string
  badges: ReactNode
  hasResume: boolean
  /** Hands over the default resume. */
  onDownload: () => Promise<void>
  editing: ProfileEditing
}

/** Who this is, and what can be done with the page (spec 2 §2). */
export function ProfileHeader({ person, title, location, badges, ...rest }: ProfileHeaderProps) {
  const { hasResume, onDownload, editing } = rest
  return (
    <header className="flex flex-col gap-5 pb-6">
      <div className="flex items-start gap-4">
        <Avatar initials={person.initials} name={person.name} size="large" round />
        <div className="min-w-0 flex-1">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{person.name}</h1>
          {title.trim() === '' ? null : <p className="mt-1 text-lg wrap-anywhere">{title}</p>}
          {location.trim() === '' ? null : (
            <p className="mt-1 flex items-start gap-1.5 text-soft">
              <MapPin className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{location}</span>
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">{badges}</div>
        </div>
      </div>
      <HeaderButtons hasResume={hasResume} onDownload={onDownload} editing={editing} />
    </header>
  )
}

function HeaderButtons({
  hasResume,
  onDownload,
  editing,
}: Pick<ProfileHeaderProps, 'hasResume' | 'onDownload' | 'editing'>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const download = () => {
    setState('busy')
    onDownload().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {editing.draft ? (
          <SaveButtons editing={editing} className="max-lg:hidden" />
        ) : (
          <Button id={EDIT_BUTTON} onClick={editing.begin}>
            Edit Profile
          </Button>
        )}
        <Button
          look="secondary"
          disabled={!hasResume}
          busy={state === 'busy'}
          onClick={download}
          icon={<Download className="size-5" aria-hidden="true" />}
        >
          Resume<span className="sr-only"> download</span>
        </Button>
      </div>
      <div role="alert">{state === 'failed' ? <Notice tone="danger">{say.downloadFailed}</Notice> : null}</div>
    </div>
  )
}

function SaveButtons({ editing, className }: { editing: ProfileEditing; className?: string }) {
  return (
    <>
      <Button className={className} busy={editing.saving} busyLabel="Saving…" onClick={editing.save}>
        Save Changes
      </Button>
      <Button className={className} look="secondary" disabled={editing.saving} onClick={editing.cancel}>
        Cancel
      </Button>
    </>
  )
}

/** The same two under the thumb. */
export const SaveBar = ({ editing }: { editing: ProfileEditing }) => (
  <BottomBar>
    <SaveButtons editing={editing} className="flex-1" />
  </BottomBar>
)
