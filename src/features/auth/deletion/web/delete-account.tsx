import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { usePerson, useStanding } from '../../account/web/api.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** The way out, at the end of everything. */
export function DeleteAccount() {
  const standing = useStanding()
  const person = usePerson()
  const [open, setOpen] = useState(false)
  const isLoading = standing.isPending || person.isPending
  return (
    <section aria-labelledby="delete-account">
      <h3 id="delete-account" className="text-xl">
        Delete account
      </h3>
      <p className="mt-1 mb-4 max-w-prose text-soft">
        Your account and everything in it are erased at once and cannot be brought back.
      </p>
      <Button look="secondary" className="w-full text-danger! sm:w-auto" busy={isLoading} onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open ? (
        <DeleteAccountDialog
          email={person.data?.email ?? ''}
          hasPassword={standing.data?.has_password !== false}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  )
}
