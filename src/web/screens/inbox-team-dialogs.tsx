import { useQueryClient } from '@tanstack/react-query'
import { BlastDialog } from '#features/blasts/web/blast-dialog.tsx'
import { NewConversationDialog } from '#features/blasts/web/new-conversation-dialog.tsx'
import { messages } from '#features/messages/calls.ts'
import { refreshMessages } from '#features/messages/web/api.ts'
import { MAX_MESSAGE } from '#features/messages/rules.ts'
import { call } from '#web/lib/api.ts'
import { useNavigate } from '#web/lib/navigation.tsx'

/** The dialogs behind the team's two buttons, in a file of their own: few people ever open one. */
export function InboxTeamDialogs({ open, onClose }: { open: 'conversation' | 'blast'; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  if (open === 'blast') return <BlastDialog onClose={onClose} />
  const begin = async (jobseeker: number, first: string) => {
    const { id } = await call(messages.begin, {
      body: { jobseeker, ...(first === '' ? {} : { first_message: first }) },
    })
    void refreshMessages(client)
    navigate(`/inbox/thread/${id}`)
  }
  return <NewConversationDialog onClose={onClose} begin={begin} longest={MAX_MESSAGE} />
}
