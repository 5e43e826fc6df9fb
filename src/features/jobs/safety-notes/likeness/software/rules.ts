import { listed } from '#features/phrases/rules.ts'
import { stemsOf } from '../features/rules.ts'

/** What software is made of and with; nothing that money, accounts and names are asked for with. */
const WORDS: ReadonlySet<string> = new Set(
  listed(
    `api apis backend frontend ui ux python javascript java sql mysql functionality integration database json csv xml html css flutter
    android ios url urls https js react node laravel django unity figma feature config version web website webview pages button
    software bug bugs script scraper screen layout dashboard automation plugin wordpress shopify aws azure github query queries
    deploy sync developer implement workflow template notification columns render module prototype hosting debug sdk linux crash
    endpoint input output chatbot bot bots sheet sheets spreadsheet dynamic zapier crm etl`,
  ).flatMap((word) => stemsOf(word)),
)
/** So many different ones in a passage are no accident, and so many make of a whole text one about software. */
const LEAST_IN_PASSAGE = 2
const LEAST_IN_TEXT = 5

/** Whether a passage tells of software to be made or mended: its other words then say nothing of how people are treated. */
export const tellsOfSoftware = (stems: readonly string[]): boolean => hasOfThem(stems, LEAST_IN_PASSAGE)

/** Whether a whole posting is about software: what it says of money, cards or members may be what the software does. */
export const isAboutSoftware = (text: string): boolean => hasOfThem(stemsOf(text), LEAST_IN_TEXT)

function hasOfThem(stems: readonly string[], least: number): boolean {
  const met = new Set<string>()
  return stems.some((stem) => WORDS.has(stem) && met.add(stem).size >= least)
}
