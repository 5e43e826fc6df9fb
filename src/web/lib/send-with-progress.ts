/** What goes out, whichever interface of the browser sends it. */
export type Outgoing = {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | null
  signal: AbortSignal | undefined
  keepalive: boolean
}

/** What came back: the text is not read yet. */
export type RawAnswer = { status: number; text: string; retryAfter: string | null }

/** Asking another origin for a header it does not expose makes the browser complain; the list of headers does not. */
const retryAfterOf = (xhr: XMLHttpRequest): string | null =>
  /^retry-after: (.+)$/im.exec(xhr.getAllResponseHeaders())?.[1]?.trim() ?? null

/** `fetch` cannot tell how much of an upload has left; the older interface can. */
export const sendWithProgress = (request: Outgoing, onProgress: (share: number) => void): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    request.signal?.throwIfAborted()
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    const failed = () => reject(new Error('No answer from the server'))
    xhr.addEventListener('error', failed)
    xhr.addEventListener('timeout', failed)
    xhr.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    xhr.addEventListener('load', () =>
      resolve({ status: xhr.status, text: xhr.responseText, retryAfter: retryAfterOf(xhr) }),
    )
    request.signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(request.body)
  })
