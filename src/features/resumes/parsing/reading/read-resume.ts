export const readResume = (text: string, now: string) => ({ text, now })
