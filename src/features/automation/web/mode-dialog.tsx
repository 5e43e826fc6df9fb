import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Mode } from '../rules.ts'
import { ModeChoice } from './mode-choice.tsx'
import { SETTINGS_TEXTS as say } from './texts.ts'

type ModeDialogProps = { initial: Mode; onChoose: (mode: Mode) => void; onCancel: () => void }

/** Asked once, of whoever switches Automation Apply on. */
export function ModeDialog({ initial, onChoose, onCancel }: ModeDialogProps) {
  const [mode, setMode] = useState(initial)
  return (
    <Dialog
      title={say.modeFirst}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={() => onChoose(mode)}>Switch on</Button>
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="pb-2 text-soft">Applications go out in your name. You can change this at any time.</p>
      <fieldset>
        <legend className="sr-only">{say.modeFirst}</legend>
        <ModeChoice value={mode} onValue={setMode} />
      </fieldset>
    </Dialog>
  )
}
