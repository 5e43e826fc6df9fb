import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead, Part } from './page-parts.tsx'
import { Prose } from './prose.tsx'

/** /resources-employers: employer accounts are coming soon; what helps until then (product). */
export function ResourcesEmployers() {
  return (
    <>
      <PageHead title="For employers who hire in the Philippines">
        Employer accounts are coming soon. Until then, these notes help you write postings that good people answer.
      </PageHead>
      <Part id="posting" title="A posting that gets the right answers">
        <Prose
          level={3}
          blocks={[
            {
              steps: [
                '**Title: the role, not the mood.** “Bookkeeper, Xero, part-time” is found. “Rockstar needed” is not.',
                '**First two lines: what the person does on a normal day.** Lists show only the first 150 characters.',
                '**Pay as a figure with currency and period.** A range is fine. “Competitive” reads as “low”.',
                '**Hours and overlap with Manila time (UTC+8).** Say whether nights are needed, and pay for them.',
                '**Three must-haves, not twelve.** Careful people do not apply when they miss one of twelve.',
                '**What happens next and when.** “We answer everybody within a week” doubles the number of good letters.',
              ],
            },
          ]}
        />
      </Part>
      <Part id="fair" title="Fair from the first message">
        <Prose
          level={3}
          blocks={[
            {
              list: [
                '**Pay for tests.** An hour of unpaid work is a test; a day is free labour.',
                '**Ask for no money and no passwords.** Seekers here are told that both are signs of a scam.',
                '**Ask for an ID only when you hire.** Keep it only as long as the law of your country wants it.',
                '**Put the arrangement in writing:** duties, pay, pay day, currency, notice, who owns the work. Whether somebody is an employee or a contractor depends on how you really work together, not on the title of the paper.',
                '**Say no.** A two-line refusal costs a minute and is remembered kindly.',
              ],
            },
          ]}
        />
      </Part>
      <Part id="calendar" title="Good to know">
        <Prose
          level={3}
          blocks={[
            {
              list: [
                'The Philippines keep UTC+8 the whole year; your own clock may change, theirs does not.',
                'Employees receive a 13th month pay by 24 December. Contractors are not entitled to it, yet many clients pay it because everybody around their contractor gets it.',
                'Storms and power cuts happen, mostly from June to November. Agree on a plan for them before the first one.',
                'English is a language of work here. Write as you would to a colleague at home.',
              ],
            },
          ]}
        />
        <ButtonLink to="/contact" className="mt-6">
          Tell us what you need
        </ButtonLink>
      </Part>
    </>
  )
}
