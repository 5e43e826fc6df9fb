import { useRef } from 'react'

/** Names what is sent: the same thing, tried again after a lost answer, has the same UUID, so that it is done once. */
export function useRequestKey(): (sending: unknown) => string {
  const last = useRef({ sending: '', key: '' })
  return (sending) => {
    const text = JSON.stringify(sending)
    if (last.current.sending !== text) last.current = { sending: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
