import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useOnline } from '#web/lib/online.ts'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { questionNotice, questionsIn } from '../rules.ts'
import type { ChatState } from './chat.ts'
import { Messages, Suggestions } from './messages.tsx'
import { QuestionForm } from './question-form.tsx'
import { CHAT_SENTENCES } from './texts.ts'

type ChatPanelProps = {
  state: ChatState
  signedIn: boolean
  /** The login, with the way back here. */
  loginAddress: string
  /** True when the question was taken; signed out it leads to the login. */
  onAsk: (question: string) => boolean
  onClear: () => void
  onClose: () => void
}

const PHONE = '(max-width: 39.99rem)'
const isPhone = () => matchMedia(PHONE).matches

/** The assistant's panel: a whole screen on phones, beside the page elsewhere (spec 1 §2). Mounted while it is open. */
export function ChatPanel({ state, signedIn, loginAddress, onAsk, onClear, onClose }: ChatPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const asked = questionsIn(state.messages)
  const online = useOnline()
  useEffect(() => {
    const panel = dialog.current
    if (panel && !panel.open) {
      if (isPhone()) panel.showModal()
      else panel.show()
    }
    // On phones the keyboard would cover the suggestions.
    if (!isPhone()) input.current?.focus()
    return () => panel?.close()
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const follow = () => {
    if (isPhone()) onClose()
  }
  return (
    // Escape closes it wherever the focus is in it.
    <dialog
      ref={dialog}
      aria-labelledby="assistant-title"
      className="assistant-panel print:hidden"
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <PanelHeader status={statusLine(state, signedIn, online)} onClear={signedIn ? onClear : null} onClose={onClose} />
      {signedIn ? (
        <>
          <Messages state={state} fresh={asked === 0} onAsk={onAsk} onFollow={follow} />
          {asked === 0 ? null : <Suggestions inLine onAsk={onAsk} disabled={state.status !== 'idle'} />}
          <Notice text={questionNotice(asked)} />
        </>
      ) : (
        <LoginFirst address={loginAddress} onFollow={onClose} />
      )}
      <QuestionForm input={input} busy={signedIn && state.status !== 'idle'} onAsk={onAsk} />
    </dialog>
  )
}

function statusLine({ status }: ChatState, signedIn: boolean, online: boolean): string {
  if (!signedIn) return 'Waiting for you to log in'
  const lines = {
    loading: 'Loading your conversation…',
    // The answers are on the device: they come without a connection, too.
    idle: online ? 'Online' : 'No connection: answers come all the same',
    typing: 'Typing…',
    resetting: 'Resetting the chat…',
  }
  return lines[status]
}

type PanelHeaderProps = { status: string; onClear: (() => void) | null; onClose: () => void }

function PanelHeader({ status, onClear, onClose }: PanelHeaderProps) {
  return (
    <div className="flex items-center gap-3 border-b border-line py-2 ps-4 pe-2">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-dagat-wash text-dagat">
        <Mark className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id="assistant-title" className="text-lg">
          {CHAT_SENTENCES.title}
        </h2>
        <p role="status" className="text-sm text-soft">
          {status}
        </p>
      </div>
      {onClear === null ? null : (
        <IconButton label="Clear the chat history" onClick={onClear}>
          <Trash2 className="size-5" aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label="Close the assistant" onClick={onClose}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Its place is kept, so that nothing moves when it says something. */
const Notice = ({ text }: { text: string | null }) => (
  <p role="status" className="min-h-6 px-4 pb-1 text-center text-sm font-medium text-mangga-ink">
    {text}
  </p>
)

function LoginFirst({ address, onFollow }: { address: string; onFollow: () => void }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-10 text-center">
      <h3 className="text-xl">{CHAT_SENTENCES.loginTitle}</h3>
      <p className="text-soft">{CHAT_SENTENCES.login}</p>
      <ButtonLink to={address} onClick={onFollow} className="mt-2">
        {CHAT_SENTENCES.loginLink}
      </ButtonLink>
    </div>
  )
}
