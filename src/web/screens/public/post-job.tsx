import { CONTACT_DETAILS } from '#features/site/contact/rules.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead, Part } from './page-parts.tsx'
import { Prose } from './prose.tsx'

/** /post-job: said plainly (product, "post-job"). */
export function PostJob() {
  return (
    <>
      <PageHead title="Posting jobs is coming soon">
        Employer accounts are not open yet. Hanap serves job seekers today, and we would rather say so than take a form
        nobody reads.
      </PageHead>
      <Part id="today" title="How to reach our seekers today">
        <Prose
          level={3}
          blocks={[
            'Hanap lists openings from OnlineJobs.ph and LinkedIn. A job that is posted on one of these boards appears here within hours, free of charge, with a link back to your posting.',
            {
              list: [
                '**State the pay.** Postings with a figure are found by people who filter by pay; the others are not.',
                '**State the hours and the time zone.** “20 hours, mornings in Manila” saves you half of the questions.',
                '**Name your company.** Seekers here are taught to walk away from employers without a name.',
                '**Close what is filled.** We look again and take a closed posting off the list.',
              ],
            },
          ]}
        />
      </Part>
      <Part id="later" title="When accounts open">
        <Prose
          level={3}
          blocks={[
            `You will be able to post directly, see applicants in one place and answer them here. If you want to hear of it first, [write to us](/contact) or to [${CONTACT_DETAILS.email}](mailto:${CONTACT_DETAILS.email}), and tell us what you hire for.`,
            'We will never charge seekers for applying to you, and we will ask every employer to prove who they are before the first posting goes out.',
          ]}
        />
        <ButtonLink to="/resources-employers" look="secondary" className="mt-5">
          Read our notes for employers
        </ButtonLink>
      </Part>
    </>
  )
}
