import { generate } from 'otplib'
import type { House } from './house.ts'
import { virtualKey } from './virtual-key.ts'

type Person = Awaited<ReturnType<House['signUp']>>
export const STEP = 30_000

/** Hands on the second step of a house: setting it up, and what an app or a key says. */
export function secondStep(h: House) {
  const post = (path: string, body: unknown, given: { token?: string; device?: string; address?: string } = {}) => {
    const { device, ...rest } = given
    return h.call('POST', `/api/auth${path}`, {
      body,
      ...rest,
      ...(device === undefined ? {} : { headers: { 'x-hanap-device': device } }),
    })
  }
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(h.clock.now().getTime() / 1000) })
  return {
    post,
    /** What the app shows now. */
    codeOf,
    logIn: (person: Person, device?: string) =>
      post('/login/', { email: person.user.email, password: person.password }, device === undefined ? {} : { device }),
    /** An authenticator app, with its first code burnt and the half minute over. */
    async withApp(person: Person, proof: object = { password: person.password }) {
      const { token } = person
      const begun = await post('/second-factor/totp/', proof, { token })
      const secret = begun.body.secret as string
      const done = await post('/second-factor/totp/confirm/', { code: await codeOf(secret) }, { token })
      if (done.status !== 200) throw new Error(`Set-up answered ${done.status}: ${JSON.stringify(done.body)}`)
      h.clock.advance(STEP)
      return { secret, codes: done.body.recovery_codes as string[] | null }
    },
    /** A passkey of a new virtual key. */
    async withKey(person: Person, proof: object = { password: person.password }, key = virtualKey()) {
      const { token } = person
      const asked = await post('/passkeys/options/', proof, { token })
      const given = { passkey: key.make(asked.body.options), name: 'My key' }
      const done = await post('/passkeys/', given, { token })
      if (done.status !== 201) throw new Error(`Adding answered ${done.status}: ${JSON.stringify(done.body)}`)
      return { key, id: done.body.passkey.id as number, codes: done.body.recovery_codes as string[] | null }
    },
  }
}
