import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useDisconnect, useRefreshBoard } from './api.ts'
import { disconnectFailure } from './texts.ts'

type DisconnectDialogProps = { id: number; onClose: () => void; onDone: () => void }

/** Asks before the connection is forgotten, and says what that means. */
export function DisconnectDialog({ id, onClose, onDone }: DisconnectDialogProps) {
  const { mutate, isPending, error } = useDisconnect()
  const refresh = useRefreshBoard()
  const disconnect = () =>
    mutate(id, {
      onSuccess: ({ message }) => {
        toast.success('Disconnected', message)
        onClose()
        onDone()
        // Last: it takes this dialog's owner away.
        void refresh()
      },
    })
  return (
    <Dialog
      title="Disconnect OLJ?"
      role="alertdialog"
      onClose={onClose}
      locked={isPending}
      actions={
        <>
          <Button look="danger" onClick={disconnect} busy={isPending} busyLabel="Disconnecting…">
            Disconnect
          </Button>
          <Button look="secondary" onClick={onClose} disabled={isPending}>
            Stay connected
          </Button>
        </>
      }
    >
      <p>
        We erase the stored password and session. Your applications and receipts stay, and you can connect again at any
        time. Until then you cannot apply to OLJ jobs from here.
      </p>
      {error ? (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {disconnectFailure(error)}
          </Notice>
        </div>
      ) : null}
    </Dialog>
  )
}
