import ChartColumn from 'lucide-react/icons/chart-column'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { part } from '#web/lib/screen.tsx'
import { Button, ButtonLink, ICON_BUTTON } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'

const ExportDialog = part(async () => (await import('./export-dialog.tsx')).ExportDialog)
const ImportDialog = part(async () => (await import('./import-dialog.tsx')).ImportDialog)

const FIGURES = '/applications/figures'
const figures = <ChartColumn className="size-5" aria-hidden="true" />
const exporting = <Download className="size-5" aria-hidden="true" />
const importing = <Upload className="size-5" aria-hidden="true" />

/** The ways from the list of applications to their figures and to a file and back; a menu on phones. */
export function ExchangeBar() {
  const [open, setOpen] = useState<'export' | 'import' | null>(null)
  const close = () => setOpen(null)
  return (
    <div>
      <div className="-me-2 sm:hidden">
        <Menu
          label="More for your applications"
          trigger={<Ellipsis className="size-6" aria-hidden="true" />}
          triggerClass={ICON_BUTTON}
          items={[
            { label: 'Figures', icon: figures, to: FIGURES },
            { label: 'Export', icon: exporting, onSelect: () => setOpen('export') },
            { label: 'Import', icon: importing, onSelect: () => setOpen('import') },
          ]}
        />
      </div>
      <div className="-me-4 flex max-sm:hidden">
        <ButtonLink look="quiet" to={FIGURES}>
          {figures} Figures
        </ButtonLink>
        <Button look="quiet" onClick={() => setOpen('export')} icon={exporting}>
          Export
        </Button>
        <Button look="quiet" onClick={() => setOpen('import')} icon={importing}>
          Import
        </Button>
      </div>
      {open === 'export' ? <ExportDialog onClose={close} onMissing={close} /> : null}
      {open === 'import' ? <ImportDialog onClose={close} onMissing={close} /> : null}
    </div>
  )
}
