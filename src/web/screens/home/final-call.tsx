import { useSession } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { HOME_TEXTS } from './texts.ts'

/** The last call, by who is here, and where our e-mails may be. */
export function FinalCall() {
  const signedIn = useSession().token !== null
  return (
    <section aria-labelledby="final-call" className="seen-later mt-16 border-t border-line pt-12">
      <h2 id="final-call" className="text-[clamp(2rem,6vw,3.25rem)] leading-tight tracking-[-0.025em]">
        {signedIn ? 'Your next job is in the list' : 'Start with 14 days free'}
      </h2>
      <p className="mt-2 text-lg text-soft">
        {signedIn ? 'New postings come in every hour.' : 'No card needed. Searching stays free for everybody.'}
      </p>
      <div className="mt-6 flex gap-2">
        {signedIn ? (
          <ButtonLink to="/jobs">Find Jobs</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/register">Sign Up Now</ButtonLink>
            <ButtonLink to="/login" look="secondary">
              Log In
            </ButtonLink>
          </>
        )}
      </div>
      <p className="mt-10 max-w-[60ch] text-soft">{HOME_TEXTS.spam}</p>
    </section>
  )
}
