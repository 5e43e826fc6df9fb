import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'

type ShareDialogProps = { title: string; url: string; onClose: () => void }

const places = (title: string, url: string) => {
  const at = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  return [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${at}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${at}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${at}` },
  ]
}

/** Copy link, LinkedIn, Twitter, Facebook, Email, and the phone's own share sheet (spec 2 §2). */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      toast.info('Copy the link', 'Your browser keeps the clipboard closed. Please copy the address from the box.')
    }
  }
  // Closing the phone's sheet is no failure.
  const shareNatively = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <Dialog title="Share this job" onClose={onClose}>
      <Field label="Link">
        {(control) => <Input {...control} readOnly value={url} onFocus={(event) => event.target.select()} />}
      </Field>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        <Button
          onClick={() => void copy()}
          icon={
            copied ? <Check className="size-5" aria-hidden="true" /> : <Copy className="size-5" aria-hidden="true" />
          }
        >
          {copied ? 'Link copied' : 'Copy link'}
        </Button>
        {places(title, url).map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ))}
        <a
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          className={buttonClass('secondary')}
        >
          <Mail className="size-5" aria-hidden="true" />
          Email
        </a>
        {'share' in navigator ? (
          <Button look="secondary" onClick={shareNatively}>
            More…
          </Button>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {copied ? 'Link copied' : ''}
      </p>
    </Dialog>
  )
}
