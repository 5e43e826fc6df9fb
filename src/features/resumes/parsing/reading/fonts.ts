/** A look without its size: small capitals are of the same font as large ones. */
export const fontOf = (look: string): string => look.replace(/ [\d.]+$/, '')
export const sizeOf = (look: string): number => Number(/[\d.]+$/.exec(look)?.[0] ?? 0)
