import { useRef, useState } from 'react'
import type { JobseekerProfile } from '#features/profile/contract.ts'
import type { useWizardCalls } from '#features/profile/onboarding/web/api.ts'
import type { WizardValues } from '#features/profile/onboarding/rules.ts'
import { isFileRefused } from '#features/resumes/web/texts.ts'
import { type Upload, useUpload } from '#features/resumes/web/use-upload.ts'

type Calls = ReturnType<typeof useWizardCalls>

/** The chosen resume until the server has it. */
export type PendingResume = {
  /** Chosen and not uploaded: being sent, waiting for the connection, or failed. */
  file: File | null
  upload: Upload<JobseekerProfile>
  /** Uploads a chosen file; offline it waits. @throws what the call threw */
  choose: (file: File, values: WizardValues) => Promise<JobseekerProfile | null>
  /** Stops the upload and forgets the file. */
  drop: () => void
  /** Step 2 as a whole: an upload under way is waited for, a file that failed is sent once more. */
  saveStep: (values: WizardValues) => Promise<JobseekerProfile>
  /** The file at this moment, for the completion: once an upload under way has ended, so that nothing is sent twice. */
  settled: () => Promise<File | null>
  pending: () => File | null
}

/** The chosen file: for the screen, at this moment, and once its upload has ended. */
function useHeldFile() {
  const [file, setFile] = useState<File | null>(null)
  const held = useRef<File | null>(null)
  const hold = (next: File | null) => {
    held.current = next
    setFile(next)
  }
  const running = useRef<Promise<unknown> | null>(null)
  const run = <T>(sending: Promise<T>): Promise<T> => {
    running.current = sending
    return sending.finally(() => {
      if (running.current === sending) running.current = null
    })
  }
  const settled = async () => {
    await running.current?.catch(() => null)
    return held.current
  }
  return { file, hold, run, settled, pending: () => held.current }
}

/** Holds the file and its upload above the steps: going on does not stop it (spec 2 §4). */
export function useResume(calls: Calls): PendingResume {
  const { file, hold, run, settled, pending } = useHeldFile()
  const link = useRef('')
  const upload = useUpload<JobseekerProfile>((chosen, given) => calls.saveResume(chosen, link.current, given))
  const send = async (chosen: File, values: WizardValues) => {
    link.current = values.resume_url
    try {
      const saved = await run(upload.send(chosen))
      if (saved && pending() === chosen) hold(null)
      return saved
    } catch (error) {
      if (isFileRefused(error) && pending() === chosen) hold(null)
      throw error
    }
  }
  const choose = (chosen: File, values: WizardValues) => {
    upload.reset()
    hold(chosen)
    return navigator.onLine ? send(chosen, values) : Promise.resolve(null)
  }
  const drop = () => {
    upload.cancel()
    hold(null)
  }
  const saveStep = async (values: WizardValues) => {
    const chosen = await settled()
    if (!chosen) return calls.saveStep(2, values)
    const saved = await send(chosen, values)
    if (!saved) throw new DOMException('The upload was cancelled.', 'AbortError')
    return saved
  }
  return { file, upload, choose, drop, saveStep, settled, pending }
}
