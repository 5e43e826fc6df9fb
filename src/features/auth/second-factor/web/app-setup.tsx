import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ApiError } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormNotice } from '#web/ui/form-notice.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CodeInput } from '../../web/code-input.tsx'
import { waitSentence } from '../../web/texts.ts'
import type { Standing } from '../contract.ts'
import { setupCodeBody } from '../schemas.ts'
import { beginAuthenticator, confirmAuthenticator, type Setup } from './api.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { stepFailure } from './texts.ts'

type AppSetupProps = {
  standing: Standing
  /** Done; with the recovery codes, when these are the first ones. */
  onDone: (codes: string[] | null) => void
  onClose: () => void
}

/** Sets up an authenticator app: that it is the person, then its secret, then its first code. */
export function AppSetup({ standing, onDone, onClose }: AppSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null)
  const isChange = standing.authenticator !== null
  if (setup) return <FirstCode setup={setup} onDone={onDone} onClose={onClose} onOver={() => setSetup(null)} />
  return (
    <ProofDialog
      standing={standing}
      title={isChange ? 'Change your authenticator app' : 'Set up an authenticator app'}
      action="Continue"
      busyLabel="Checking…"
      send={async (proof) => setSetup(await beginAuthenticator(proof))}
      onClose={onClose}
    >
      <p>
        You need an app that shows codes, such as Google Authenticator, Microsoft Authenticator or your password
        manager.{' '}
        {isChange
          ? 'The app you have now keeps working until the new one has shown its first code.'
          : 'From then on, logging in asks for a code of it. Your other devices are signed out.'}
      </p>
    </ProofDialog>
  )
}

type FirstCodeProps = Omit<AppSetupProps, 'standing'> & { setup: Setup; onOver: () => void }

function FirstCode({ setup, onDone, onClose, onOver }: FirstCodeProps) {
  const form = useForm({
    initial: { code: '' },
    schema: setupCodeBody,
    send: async ({ code }) => onDone((await confirmAuthenticator(code)).recovery_codes),
    onFailure: (error) => {
      if (!(error instanceof ApiError && error.code === 'setup_over')) return stepFailure(error)
      toast.error('Please begin again', error.detail)
      onOver()
      return undefined
    },
  })
  return createPortal(
    <Dialog
      title="Scan this with your app"
      onClose={onClose}
      locked={form.busy}
      actions={
        <>
          <Button type="submit" form={form.form.id} busy={form.busy} busyLabel="Checking the code…">
            Switch on
          </Button>
          <Button look="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
        </>
      }
    >
      <form {...form.form} className="flex flex-col gap-5" aria-label="First code">
        <FormNotice form={form} more={waitSentence(form.failure)} />
        <Picture picture={setup.picture} />
        <Secret secret={setup.secret} uri={setup.uri} />
        <CodeInput
          field={form.field('code')}
          form={form.form.ref}
          label="Code from your app"
          hint="6 digits, sent as soon as they are in"
        />
      </form>
    </Dialog>,
    document.body,
  )
}

/** Dark on light in either theme: many apps read nothing else. */
const Picture = ({ picture: { size, path } }: Pick<Setup, 'picture'>) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label="Code for your authenticator app"
    className="size-44 self-center rounded-box"
  >
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path fill="#000" d={path} />
  </svg>
)

const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

function Secret({ secret, uri }: Pick<Setup, 'secret' | 'uri'>) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => toast.info('Copy the key', 'Your browser keeps the clipboard closed. Please copy the key from the box.'),
    )
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">Or type this key</p>
      <p className="rounded-box bg-sunken px-3 py-2 font-mono wrap-anywhere select-all">{inFours(secret)}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => void copy()}>
          {copied ? 'Key copied' : 'Copy key'}
        </Button>
        <a href={uri} className="inline-flex min-h-11 items-center px-2 font-semibold text-dagat">
          Open in an app
        </a>
      </div>
    </div>
  )
}
