import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { manilaDay } from '#contract/time.ts'
import { saveFile, showFile } from '#web/lib/hand-over.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ICON_BUTTON } from '#web/ui/button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Resume } from '../contract.ts'
import { showsInline } from '../rules.ts'
import { resumeFile, useMakeDefault } from './api.ts'
import { fileSize, RESUME_TEXTS as say } from './texts.ts'

type ResumeRowProps = {
  resume: Resume
  /** The one that is the default now. */
  before: Resume | undefined
  editable: boolean
  onChange: (() => void) | undefined
  onRename: () => void
  onRemove: () => void
}

/** One resume by its name, with what can be done with it. */
export function ResumeRow({ resume, before, editable, onChange, ...on }: ResumeRowProps) {
  const { mutateAsync, isPending } = useMakeDefault()
  const turn = async (to: Resume, then: () => void) => {
    try {
      await mutateAsync({ resume: to })
      then()
      onChange?.()
    } catch {
      toast.error(say.defaultFailed)
    }
  }
  const makeDefault = () =>
    void turn(resume, () => {
      const action = before && { label: 'Undo', onAction: () => void turn(before, () => undefined) }
      toast.success(say.isDefault, resume.file_name, action ? { action } : {})
    })
  const items: MenuItem[] = [
    ...(resume.is_default || isPending ? [] : [{ label: 'Make default', onSelect: makeDefault }]),
    { label: 'Rename', onSelect: on.onRename },
    { label: 'Remove', onSelect: on.onRemove },
  ]
  return (
    <div aria-busy={isPending || undefined} className="rounded-box border border-line bg-surface p-3 ps-4">
      <div className="flex items-start gap-3">
        <FileText className="mt-0.5 size-6 shrink-0 text-dagat" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium wrap-anywhere">{resume.file_name}</span>
            {resume.is_default ? <Badge tone="dagat">Default</Badge> : null}
          </p>
          <p className="text-sm text-soft">
            {fileSize(resume.bytes)}, uploaded {manilaDay(resume.uploaded_at)}
          </p>
        </div>
        {editable ? (
          <Menu
            label={`More for ${resume.file_name}`}
            trigger={<Ellipsis className="size-5" aria-hidden="true" />}
            triggerClass={ICON_BUTTON}
            items={items}
          />
        ) : null}
      </div>
      <FileButtons resume={resume} />
    </div>
  )
}

function FileButtons({ resume }: { resume: Resume }) {
  const [busy, setBusy] = useState<'view' | 'save' | null>(null)
  const save = (file: Blob) => saveFile(file, resume.file_name)
  const run = (kind: 'view' | 'save', work: () => Promise<void>) => {
    setBusy(kind)
    void work()
      .catch(() => toast.error(say.downloadFailed))
      .finally(() => setBusy(null))
  }
  const find = () => resumeFile(resume)
  return (
    <div className="mt-1 -ms-3 flex flex-wrap">
      {showsInline(resume.file_name) ? (
        <Button
          look="quiet"
          busy={busy === 'view'}
          icon={<Eye className="size-5" aria-hidden="true" />}
          onClick={() => run('view', () => showFile(find, save))}
          aria-label={`View: ${resume.file_name}`}
        >
          View
        </Button>
      ) : null}
      <Button
        look="quiet"
        busy={busy === 'save'}
        icon={<Download className="size-5" aria-hidden="true" />}
        onClick={() => run('save', async () => save(await find()))}
        aria-label={`Download: ${resume.file_name}`}
      >
        Download
      </Button>
    </div>
  )
}
