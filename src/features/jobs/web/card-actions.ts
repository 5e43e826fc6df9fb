import { createContext, type ReactNode } from 'react'
import type { Job } from '../contract.ts'

/** What a screen puts on every posting of its lists, such as the button that saves it; null puts nothing. */
export const CardActions = createContext<((job: Job) => ReactNode) | null>(null)
