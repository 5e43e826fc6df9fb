import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call } from '#web/lib/api.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { refreshEndpoints } from '#web/lib/query.ts'
import { useRequestKey } from '#web/lib/request-key.ts'
import { blasts } from '../calls.ts'
import { blastForm, type PURPOSES } from '../schemas.ts'
import { asBody, NOBODY, type Selection, sizeOf } from './selection.ts'
import { DIALOG_SENTENCES } from './texts.ts'

type Values = { message: string; purpose: (typeof PURPOSES)[number] }

const failureOf = (error: unknown): string =>
  (error instanceof ApiError && error.detail) || DIALOG_SENTENCES.blastFailed

/** A blast as it is written: its people, its words, and how many it was sent to in the end. */
export function useBlastForm() {
  const client = useQueryClient()
  const keyOf = useRequestKey()
  const [chosen, setChosen] = useState<Selection>(NOBODY)
  const [sentTo, setSentTo] = useState<number | null>(null)
  const form = useForm<Values>({
    initial: { message: '', purpose: 'news' },
    draft: { name: 'message-blast' },
    schema: blastForm,
    send: async ({ message, purpose }) => {
      const sending = { ...asBody(chosen), message: message.trim(), about_service: purpose === 'service' }
      const { details } = await call(blasts.send, { body: { ...sending, request_key: keyOf(sending) } })
      void refreshEndpoints(client, blasts.list)
      setSentTo(details.total_users)
    },
    onFailure: failureOf,
  })
  const isEmpty = form.values.message.trim() === ''
  return { form, chosen, setChosen, sentTo, size: sizeOf(chosen), isEmpty }
}
