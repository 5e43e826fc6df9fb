let waiting: ReturnType<typeof setTimeout> | undefined

/** What follows once the last word of something was read, such as that an account is gone; wherever the person is by then. */
export function afterLastWord(run: () => void, ms: number): void {
  clearTimeout(waiting)
  waiting = setTimeout(run, ms)
}

/** The page that would have followed is gone itself. */
export const forgetLastWord = (): void => clearTimeout(waiting)
