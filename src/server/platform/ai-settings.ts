import * as z from 'zod'

/** Settings of the letter writer; without an address and a model letters come from the template. */
export const aiSettings = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com/v1' })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
}

export type AiSettings = z.output<z.ZodObject<typeof aiSettings>>

/** An address without a model, or the other way round; a key that would go nowhere. */
export const aiProblems = ({ AI_BASE_URL: url, AI_API_KEY: key, AI_MODEL: model }: AiSettings): string[] => [
  ...(url !== undefined && model === undefined ? ['AI_MODEL is missing: AI_BASE_URL is set'] : []),
  ...(url === undefined && model !== undefined ? ['AI_BASE_URL is missing: AI_MODEL is set'] : []),
  ...(url === undefined && key !== undefined ? ['AI_BASE_URL is missing: AI_API_KEY is set'] : []),
]

/** The stand-in and the model it has, unless the demo was given an endpoint of its own. */
export const aiInSandbox = (settings: AiSettings, port: number) =>
  settings.AI_BASE_URL === undefined
    ? { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: 'sk-demo-only', AI_MODEL: 'letter-writer-1' }
    : {}
