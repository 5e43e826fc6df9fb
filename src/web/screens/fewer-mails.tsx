import { TextLink } from '#web/ui/link.tsx'

/** Beside a way to end mails: the way to get them less often. */
export const FewerMails = () => (
  <p>
    Fewer mails would do? <TextLink to="/settings?section=notifications">Get them once a day or once a week</TextLink>.
  </p>
)
