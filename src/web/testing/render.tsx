import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { auth, type User } from '#features/auth/contract.ts'
import { checkStoredSession } from '#features/auth/web/session.ts'
import { forgetInHand } from '#features/board-account/verification/web/flow.ts'
import { forgetSignIn } from '#features/auth/second-factor/web/held-sign-in.ts'
import { closeVerification } from '#features/board-account/verification/web/opening.ts'
import { chatbot } from '#features/chatbot/contract.ts'
import { readNotesAnew } from '#features/cover-letters/web/letter-notes.ts'
import { messages } from '#features/messages/contract.ts'
import { closePrompt } from '#features/saved-jobs/web/prompt-store.ts'
import { App } from '../app.tsx'
import { followSession } from '../follow-session.ts'
import { call } from '../lib/api.ts'
import { forgetLastWord } from '../lib/last-word.ts'
import { BrowserPlaces } from '../lib/navigation.tsx'
import { NowProvider } from '../lib/now.tsx'
import { createQueryClient } from '../lib/query.ts'
import { followOtherTabs } from '../lib/session.ts'
import { matchRoute } from '../router.tsx'
import { close } from '../screens/job-menu/opened.ts'
import { closeAssistant, openInstead } from '../shell/assistant-opening.ts'
import { Overlays } from '../shell/overlays.tsx'
import { closeToast, readToasts } from '../ui/toast-store.ts'
import { forgetRemovals } from '../ui/undo.ts'
import { Feed } from './feed.ts'
import { server } from './server.ts'
import { ownTab } from './tabs.ts'

export const TOKEN = 'a-good-token'
/** News as the server would send them to whoever is signed in. */
export let news = new Feed()

let root: Root | null = null
let stop: () => void = () => undefined
let following = false

/** As another tab would tell it: the session is read anew from what this device keeps. */
function readSessionAnew(): void {
  if (!following) followOtherTabs()
  following = true
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** From now on the server knows this person by the token, and answers what the shell asks about them. */
export function admit(user: User): void {
  server.admit({ token: TOKEN, user })
  news = new Feed()
  server.usually(auth.user, user)
  server.usually(messages.events, news)
  // The assistant follows whoever is signed in from its first opening on, also that of an earlier test.
  server.usually(chatbot.history, { messages: [], conversation_id: null, session_id: null })
  server.usually(messages.threads, { results: [], count: 0, next: null, previous: null, unread: 0 })
}

function mount(make: (client: QueryClient) => ReactNode): void {
  const place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
  const client = createQueryClient((endpoint, input) => call(endpoint, input as Parameters<typeof call>[1]))
  const unfollow = followSession(client)
  root = createRoot(place)
  root.render(make(client))
  stop = () => {
    unfollow()
    root?.unmount()
    root = null
    client.clear()
    place.remove()
  }
}

async function mountScreen(): Promise<void> {
  readSessionAnew()
  await matchRoute(location.pathname, location.search).row.screen.load()
  mount((client) => (
    <BrowserPlaces>
      <App client={client} now={new Date()} />
    </BrowserPlaces>
  ))
  await checkStoredSession()
}

/**
 * Opens a screen of the product at its address, in the shell, as the browser does. With `signedIn` that person is signed
 * in: what the shell asks about them is answered, and the screen's own questions are the test's matter.
 */
export async function render(path: string, { signedIn }: { signedIn?: User } = {}): Promise<void> {
  unmount()
  if (signedIn) {
    admit(signedIn)
    localStorage.setItem('token', TOKEN)
    localStorage.setItem('user', JSON.stringify(signedIn))
  }
  history.replaceState({ key: crypto.randomUUID() }, '', path)
  await mountScreen()
}

/** Shows a single part, with the notifications, at the address of the start page. */
export function renderPart(part: ReactNode): void {
  unmount()
  history.replaceState({ key: crypto.randomUUID() }, '', '/')
  readSessionAnew()
  mount((client) => (
    <BrowserPlaces>
      <QueryClientProvider client={client}>
        <NowProvider start={new Date()}>
          <main>{part}</main>
          <Overlays />
        </NowProvider>
      </QueryClientProvider>
    </BrowserPlaces>
  ))
}

/** Loads the page again: what the tab, the device and the entry of the history keep is all that is left. */
export async function reload(): Promise<void> {
  unmount()
  await mountScreen()
}

/** Takes the page away, with all it knew; what the tab and the device keep stays. */
export function unmount(): void {
  forgetLastWord()
  forgetRemovals()
  stop()
  stop = () => undefined
  readToasts().forEach(({ id }) => closeToast(id))
  closePrompt()
  forgetSignIn()
  closeVerification()
  forgetInHand()
  closeAssistant()
  openInstead(null)
  close()
  readNotesAnew()
}

/** Nothing is left of this test for the next one. */
export function leaveNothing(): void {
  unmount()
  server.end()
  localStorage.clear()
  sessionStorage.clear()
  ownTab()
  readSessionAnew()
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.planLine
  document.body.replaceChildren()
}

/** The address that is shown, with its search. */
export const address = (): string => location.pathname + location.search
