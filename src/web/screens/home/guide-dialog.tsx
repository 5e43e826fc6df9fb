import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/link.tsx'

const NEEDS = [
  ['A completed profile', '/profile', 'Basic information, one skill and one preferred job type.'],
  ['An uploaded resume', '/profile', 'PDF or DOCX, up to 5 MB.'],
  ['A connected board account', '/settings?section=integrations', 'Your OnlineJobs.ph e-mail and password, once.'],
] as const

const STEPS = [
  ['Open a posting and choose Apply Now', 'LinkedIn postings open on LinkedIn, where you apply directly.'],
  [
    'Choose the resume and write the letter',
    'Read the posting to its end: many ask for a certain word in the subject.',
  ],
  ['Set your apply points', '1 to 60. The board gives you 10 for each day you log in there, up to 60.'],
  ['Choose Submit Application', 'It counts as sent when the board has confirmed it. The receipt is kept.'],
] as const

/** How to Apply Guide (spec 1 §2). */
export const GuideDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title="How to Apply Guide"
    onClose={onClose}
    actions={
      <ButtonLink to="/jobs" wide onClick={onClose}>
        Find Jobs
      </ButtonLink>
    }
  >
    <h3 className="text-lg">What you need</h3>
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {NEEDS.map(([need, to, text]) => (
        <li key={need} className="py-2.5">
          <TextLink to={to} onClick={onClose}>
            {need}
          </TextLink>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ul>
    <h3 className="mt-6 text-lg">Four steps</h3>
    <ol className="mt-2 flex flex-col gap-3">
      {STEPS.map(([step, text], at) => (
        <li key={step} className="grid grid-cols-[1.5rem_1fr]">
          <span aria-hidden="true" className="tabular font-semibold text-dagat">
            {at + 1}
          </span>
          <div>
            <p className="font-semibold">{step}</p>
            <p className="text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Dialog>
)
