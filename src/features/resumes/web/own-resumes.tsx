import { useRef, useState } from 'react'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ErrorState, Notice } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Resume, UploadedResume } from '../contract.ts'
import { INVALID_FILE_TITLE, MAX_RESUMES, RESUME_SENTENCE, TOO_MANY_RESUMES } from '../rules.ts'
import { useRemove, useResumes, useResumeUpload } from './api.ts'
import { FileDrop } from './file-drop.tsx'
import { useFollowingFocus } from './following-focus.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { ResumeRow } from './resume-row.tsx'
import { RESUME_TEXTS as say } from './texts.ts'
import { UploadProgress } from './upload-progress.tsx'

type OwnResumesProps = {
  /** Without it the resumes can be looked at and saved, but not changed. */
  editable?: boolean
  /** Called after every upload, removal, new name or new default: what else shows a resume is to be read again. */
  onChange?: () => void
}

/** The own resumes: which is the default, view, download, and with `editable` upload, rename and remove (spec 2 §2). */
export function OwnResumes({ editable = true, onChange }: OwnResumesProps) {
  const { data, isError, isFetching, refetch } = useResumes()
  if (!data) {
    if (!isError) return <ListSkeleton />
    return <ErrorState message={say.loadFailed} onRetry={() => void refetch()} retrying={isFetching} level={2} />
  }
  return (
    <div className="flex flex-col gap-4">
      {isError ? (
        <Notice tone="danger" role="alert">
          {say.loadFailed} {say.readBefore}
        </Notice>
      ) : null}
      <ResumeList resumes={data.results} editable={editable} onChange={onChange} />
    </div>
  )
}

const rowId = ({ id }: Resume): string => `resume-${id}`

type ListProps = { resumes: readonly Resume[]; editable: boolean; onChange: (() => void) | undefined }

function ResumeList({ resumes, editable, onChange }: ListProps) {
  const [renamed, setRenamed] = useState<Resume | null>(null)
  const remove = useRemove(onChange)
  const box = useRef<HTMLDivElement>(null)
  /** The keyboard and the eye are led to the row of a file that is there already. */
  const show = (resume: Resume) => {
    const row = box.current?.querySelector<HTMLElement>(`#${rowId(resume)}`)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  const changed = () => {
    setRenamed(null)
    onChange?.()
  }
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {resumes.length === 0 ? (
        <p className="text-soft">{say.none}</p>
      ) : (
        <ul aria-label="Your resumes" className="flex flex-col gap-3">
          {resumes.map((resume) => (
            <li key={resume.id} id={rowId(resume)} tabIndex={-1} className="rounded-box">
              <ResumeRow
                resume={resume}
                before={resumes.find((one) => one.is_default)}
                editable={editable}
                onChange={onChange}
                onRename={() => setRenamed(resume)}
                onRemove={() => {
                  // The row with the focus goes: the keyboard goes on from the list.
                  box.current?.focus()
                  remove(resume)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {editable ? <AddResume full={resumes.length >= MAX_RESUMES} onAdded={() => onChange?.()} onFound={show} /> : null}
      {renamed ? <RenameDialog resume={renamed} onClose={() => setRenamed(null)} onDone={changed} /> : null}
    </div>
  )
}

type AddResumeProps = {
  full: boolean
  onAdded: () => void
  /** What was chosen is in the list already, perhaps under another name. */
  onFound: (resume: Resume) => void
}

/** Uploads what is chosen at once, with progress, Cancel and *Try again*. */
function AddResume({ full, onAdded, onFound }: AddResumeProps) {
  const upload = useResumeUpload()
  const box = useFollowingFocus(upload.state.kind)
  const added = (resume: UploadedResume | null) => {
    if (!resume) return
    if (resume.kept_already) {
      toast.info(say.keptAlready, resume.file_name)
      onFound(resume)
    } else toast.success(say.added, resume.file_name)
    onAdded()
  }
  // What goes wrong, the state of the upload says in words.
  const send = (file: File) => void upload.send(file).then(added, () => undefined)
  const refused = upload.state.kind === 'failed' && upload.state.refused
  if (full && upload.state.kind === 'idle') return <p className="text-soft">{TOO_MANY_RESUMES}</p>
  return (
    <div ref={box} className="flex flex-col gap-3">
      <UploadProgress state={upload.state} onCancel={upload.cancel} onRetry={send} />
      {upload.state.kind === 'sending' ? null : (
        <FileDrop
          onFile={send}
          onRefused={() => toast.error(INVALID_FILE_TITLE, RESUME_SENTENCE)}
          label="Add a resume"
          another={refused}
        />
      )}
    </div>
  )
}

const ListSkeleton = () => (
  <Loading label="Loading your resumes" className="flex flex-col gap-3">
    {[1, 2].map((row) => (
      <Skeleton key={row} className="h-28" />
    ))}
  </Loading>
)
