import { unsafeCSS } from 'lit'
import { controlStyles } from './controlStyles.ts'

/** Buttons and rows that several views draw. Every one is at least 44 px high. */
export const controls = unsafeCSS(controlStyles)
