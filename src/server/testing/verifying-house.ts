import { DETAILS, threeFiles } from '#features/board-account/verification/server/testing/pictures.ts'
import { applyingHouse, type Seeker } from './applying-house.ts'

type Given = Parameters<typeof applyingHouse>[0]
type BoardView = {
  step: string
  images: { field: string; type: string; bytes: number }[]
  details: object
  code: string
}
export type VerifyingHouse = Awaited<ReturnType<typeof verifyingHouse>>

/** The whole server with the stand-ins, and short words for proving an identity. */
export async function verifyingHouse(given?: Given) {
  const h = await applyingHouse(given)
  const post = (path: string) => (seeker: Seeker, body: object) =>
    h.call('POST', `/api/olj/verification/${path}/`, { token: seeker.token, body })
  const submit = post('submit')
  return {
    ...h,
    /** Somebody connected whose ID Proof is low. */
    newcomer: () => h.newSeeker({ id_proof: 35, onboarded: false }),
    async upload(seeker: Seeker, files?: Awaited<ReturnType<typeof threeFiles>>, fields = DETAILS) {
      const multipart = { fields, files: files ?? (await threeFiles()) }
      return h.call('POST', '/api/olj/verification/upload/', { token: seeker.token, multipart })
    },
    submit: (seeker: Seeker, body: object = DETAILS) => submit(seeker, body),
    code: (seeker: Seeker, verification_code: string) => post('mobile-code')(seeker, { verification_code }),
    standing: async (seeker: Seeker) => (await h.call('GET', '/api/olj/verification/', { token: seeker.token })).body,
    /** What the board knows of somebody. */
    seen: async ({ board }: Seeker) =>
      (await h.board.control('GET', `/verifications?email=${board.olj_email}`)) as unknown as BoardView,
    order: ({ board }: Seeker, what: object) =>
      h.board.control('POST', '/verifications', { email: board.olj_email, ...what }),
    /** Uploaded and submitted: the board waits for a code. */
    async waitingForCode() {
      const seeker = await h.newSeeker({ id_proof: 35, onboarded: false })
      const multipart = { fields: DETAILS, files: await threeFiles() }
      await h.call('POST', '/api/olj/verification/upload/', { token: seeker.token, multipart })
      const answer = await submit(seeker, DETAILS)
      if (answer.status !== 200) throw new Error(`Submitting answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      return seeker
    },
    filesKept: async () => {
      const keys: string[] = []
      for await (const key of h.deps.files.list('fleeting/identity/')) keys.push(key)
      return keys
    },
  }
}
