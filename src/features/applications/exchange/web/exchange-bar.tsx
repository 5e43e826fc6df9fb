import ChartColumn from 'lucide-react/icons/chart-column'
import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { part } from '#web/lib/screen.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

const ExportDialog = part(async () => (await import('./export-dialog.tsx')).ExportDialog)
const ImportDialog = part(async () => (await import('./import-dialog.tsx')).ImportDialog)

/** The ways from the list of applications to their figures and to a file and back. */
export function ExchangeBar() {
  const [open, setOpen] = useState<'export' | 'import' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1 sm:-mx-4">
      <ButtonLink look="quiet" className="max-sm:px-2" to="/applications/figures">
        <ChartColumn className="size-5" aria-hidden="true" /> Figures
      </ButtonLink>
      <Button
        look="quiet"
        className="max-sm:px-2"
        onClick={() => setOpen('export')}
        icon={<Download className="size-5" aria-hidden="true" />}
      >
        Export
      </Button>
      <Button
        look="quiet"
        className="max-sm:px-2"
        onClick={() => setOpen('import')}
        icon={<Upload className="size-5" aria-hidden="true" />}
      >
        Import
      </Button>
      {open === 'export' ? <ExportDialog onClose={close} onMissing={close} /> : null}
      {open === 'import' ? <ImportDialog onClose={close} onMissing={close} /> : null}
    </div>
  )
}
