import { GUIDE_TITLES, type GuideSlug } from '../page-titles.ts'

type Summary = { slug: GuideSlug; title: string; summary: string; minutes: number }

const SUMMARIES: Record<GuideSlug, readonly [summary: string, minutes: number]> = {
  'id-proof': ['What the score on OnlineJobs.ph says, why 40 matters, and how to raise it in an evening.', 4],
  'apply-points': ['Ten a day, sixty at most: where points decide something and where they are wasted.', 4],
  'application-letter': ['Five short paragraphs that answer the one question an employer has.', 4],
  'spotting-scams': [
    'The eight signs, the three questions that unmask most of them, and what to do when it happened.',
    5,
  ],
  'night-shift': ['Time zones, sleep, money and the agreements that make nights bearable.', 4],
  'rates-in-usd': ['From what you need in pesos to the figure you name in dollars, step by step.', 4],
  'freelance-taxes': ['BIR, the 8% option, SSS, PhilHealth and Pag-IBIG for people without an employer.', 5],
  'remote-interviews': ['What they listen for on a video call, and how to be ready when the power is not.', 4],
}

/** The guides in the order they are shown, with what each is about. */
export const GUIDES: Summary[] = (Object.keys(SUMMARIES) as GuideSlug[]).map((slug) => ({
  slug,
  title: GUIDE_TITLES[slug],
  summary: SUMMARIES[slug][0],
  minutes: SUMMARIES[slug][1],
}))
