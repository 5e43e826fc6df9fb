import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from './picture.tsx'
import { AUTOMATION_NEEDS } from './texts.ts'

/** Automation Apply: what it does, what it needs (spec 1 §1), and what it shows afterwards. */
export const AutomationBlock = () => (
  <section
    aria-labelledby="automation-apply"
    className="seen-later mt-16 grid items-center gap-x-12 gap-y-8 rounded-box bg-dagat-wash p-5 sm:p-10 lg:grid-cols-2"
  >
    <div>
      <h2 id="automation-apply" className="text-3xl">
        Automation Apply
      </h2>
      <p className="mt-3 max-w-[46ch] text-lg">
        Hanap applies to your best-matched jobs for you, daily at 8&nbsp;AM Manila time. Afterwards you read which it
        took, which it left out, and why.
      </p>
      <p className="mt-5 font-semibold">It needs</p>
      <ul className="mt-2 mb-6 flex list-disc flex-col gap-1.5 ps-5 marker:text-dagat">
        {AUTOMATION_NEEDS.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <ButtonLink to="/settings?section=automation">Set Up Automation Apply</ButtonLink>
    </div>
    <Picture
      name="automation"
      width={400}
      height={300}
      label="The record of one run: two jobs applied to, three left out, each with the reason."
    />
  </section>
)
