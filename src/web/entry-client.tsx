import './styles.css'
import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { BrowserPlaces } from '#web/lib/navigation.tsx'
import { checkStoredSession } from '#features/auth/web/session.ts'
import { App } from './app.tsx'
import { takeOver } from './engine.ts'
import { followSession } from './follow-session.ts'
import { call } from './lib/api.ts'
import { hearPresses, rememberEarlyChoices, repeatEarlyPress } from './lib/early-choices.ts'
import { takenOver, whenHydrated } from './lib/hydration.ts'
import { createQueryClient } from './lib/query.ts'
import { followOtherTabs } from './lib/session.ts'
import { matchRoute } from './router.tsx'

type PageState = { now: string; data: DehydratedState }

function readState(): PageState {
  const text = document.querySelector('#state')?.textContent ?? ''
  if (text === '') return { now: new Date().toISOString(), data: { queries: [], mutations: [] } }
  return JSON.parse(text) as PageState
}

/** What is on the page belongs to this file: it has to be there before React compares. */
async function loadFirstScreen(): Promise<void> {
  const { row } = matchRoute(location.pathname, location.search)
  // A file that does not come is the boundary's matter, not a page that stays dead.
  if (row.rendered) await row.screen.load().catch(() => undefined)
}

/** Ends the task: what a finger did meanwhile is heard, and no step of the start makes the next one wait for it. */
const breathe = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** The page itself is small and mostly there before this file; a slow line may still cut it in two. */
async function wholePage(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

async function start(): Promise<void> {
  await wholePage()
  const repeatEarlyChoices = rememberEarlyChoices(document)
  await breathe()
  const state = readState()
  const client = createQueryClient((endpoint, input) => call(endpoint, input as Parameters<typeof call>[1]))
  hydrate(client, state.data)
  await loadFirstScreen()
  await breathe()
  // As a transition it goes in small slices: a finger on a slow phone is heard in between.
  startTransition(() => {
    takeOver(
      document.querySelector('#root') as HTMLElement,
      <StrictMode>
        <BrowserPlaces>
          <App client={client} now={new Date(state.now)} />
        </BrowserPlaces>
      </StrictMode>,
    )
  })
  hearPresses()
  // Not before the controls are taken over: until then they show the choice and forget it afterwards.
  void takenOver.then(repeatEarlyChoices).then(repeatEarlyPress)
  await whenHydrated()
  followOtherTabs()
  followSession(client)
  await checkStoredSession()
}

// Not awaited at the top: the screens' files import this one and would wait for it for ever.
void start()
