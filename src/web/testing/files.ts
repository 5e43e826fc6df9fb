import { onTestFinished, vi } from 'vitest'

/** A file a person got to keep. */
type SavedFile = { name: string; file: Blob | undefined }

/** From here on what is handed over as a file is kept here, and nothing is downloaded. */
export function catchFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  const files = new Map<string, Blob>()
  const make = URL.createObjectURL.bind(URL)
  const making = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = make(file)
    if (file instanceof Blob) files.set(address, file)
    return address
  })
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files.get(this.href) })
  })
  onTestFinished(() => [making, clicking].forEach((spy) => spy.mockRestore()))
  return saved
}
