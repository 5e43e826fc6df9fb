import { VerificationHost } from '#features/board-account/verification/web/verification-host.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { AssistantHost } from './assistant-host.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PendingBar } from './pending-bar.tsx'

/** What lies over the page and has nothing to say before it is taken over. */
export function Overlays() {
  return (
    <>
      <PendingBar />
      <AssistantHost />
      <VerificationHost />
      <OfflineNotice />
      <Toaster />
    </>
  )
}
