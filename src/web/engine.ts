import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Takes the server's page over. Here, in the file of the engine, so that React runs with it and not with our own files. */
export const takeOver = (root: Element, page: ReactNode): void => void hydrateRoot(root, page)
