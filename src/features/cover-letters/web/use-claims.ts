import { useEffect } from 'react'
import { call } from '#web/lib/api.ts'
import type { Claim } from '../claims/claim.ts'
import { coverLetters } from '../calls.ts'
import { answersOf, changeNotes, useLetterNotes } from './letter-notes.ts'

/** A pause in typing that is worth a question over a slow line. */
const PAUSE_MS = 900

type Checked = { jobId: number; resumeId: number | null; subject: string; content: string; waiting: boolean }

/** Keeps the claims of a watched letter in step with its words: at once where they stand, anew after a pause. */
export function useClaims({ jobId, resumeId, subject, content, waiting }: Checked): void {
  const { watched, wish, given } = useLetterNotes(jobId)
  useEffect(() => {
    if (!watched || waiting || content.trim() === '') return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const body = {
        job_id: jobId,
        resume_id: resumeId,
        subject,
        content,
        ...(wish === '' ? {} : { custom_prompt: wish }),
        answers: answersOf(given),
      }
      call(coverLetters.check, { body, signal: leaving.signal }).then(
        ({ claims }) => changeNotes(jobId, { claims }),
        // The server looks once more before anything is kept.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [jobId, resumeId, subject, content, watched, waiting, wish, given])
}

/** Claims at the places where their words stand now; those whose words are gone are gone. */
export function placed(claims: Claim[], content: string): Claim[] {
  return claims.flatMap((claim) => {
    if (claim.start < 0 || content.slice(claim.start, claim.end) === claim.text) return [claim]
    const start = content.indexOf(claim.text)
    if (start === -1) return []
    const moved = start - claim.start
    const sentence = { sentence_start: claim.sentence_start + moved, sentence_end: claim.sentence_end + moved }
    return [{ ...claim, start, end: start + claim.text.length, ...sentence }]
  })
}

/** The letter without the sentence a claim stands in, and without the hole that would leave. */
export function withoutSentence(content: string, claim: Claim): string {
  const from = Math.max(0, Math.min(claim.sentence_start, claim.start))
  const to = Math.max(claim.sentence_end, claim.end)
  return `${content.slice(0, from).replace(/(?<![^\S\n])[^\S\n]+$/, '')}${content[from - 1] === '\n' || from === 0 ? '' : ' '}${content.slice(to).replace(/^[^\S\n]+/, '')}`
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
