/** Runs `work` after the next picture: what a tap shows at once is not kept waiting by what follows from it. */
export function afterPicture(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
