/** What the inbox says, word for word as promised. */
export const MESSAGES_SENTENCES = {
  noThread: 'Select a conversation',
  none: 'No messages yet',
  notFound: (query: string) => `No results found for ${query}`,
  empty: {
    all: 'Your inbox is empty',
    unread: "You don't have any unread messages",
    sent: "You haven't sent any messages yet",
    archive: "You don't have any archived messages",
  },
  teamSearch: 'Search by jobseeker username',
  back: 'Back to Conversations',
  failed: (why: string) => `Error: ${why}`,
  unsendFailed: (why: string) => `Failed to unsend: ${why}`,
  editFailed: (why: string) => `Failed to edit message: ${why}`,
} as const

/** What the spec has no words for. */
export const MESSAGES_TEXTS = {
  threadsFailed: 'Your conversations could not be loaded.',
  threadFailed: 'This conversation could not be loaded.',
  threadGone: 'This conversation does not exist.',
  search: 'Search names and messages',
  tryUsername: 'Try searching by jobseeker username.',
  emptyMore: 'When the Hanap team writes to you, it is here, and a badge beside Inbox says so. You can write first.',
  emptyMoreTeam: 'When a job seeker writes to the team, it is here, and a badge beside Inbox says so.',
  unsendTitle: 'Unsend this message?',
  unsendMore: 'It is deleted for everyone, permanently. Nobody can bring it back.',
  leaveTitle: 'This link leads out of Hanap',
  leaveMore: 'We do not know what is there. Open it only if you know who sent it, and type no password or code there.',
  tooLong: (over: number) => `Too long by ${over} ${over === 1 ? 'character' : 'characters'}.`,
  left: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
  carefulTitle: 'Please be careful with this message',
  carefulMore: 'Read from its words by a rule, which can be wrong.',
} as const
