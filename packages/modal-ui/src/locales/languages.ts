import { ar } from './ar/language.ts'
import { de } from './de/language.ts'
import { es } from './es/language.ts'
import { fr } from './fr/language.ts'
import type { Language } from './Language.ts'
import { ptBR } from './pt-BR/language.ts'
import { tr } from './tr/language.ts'

/** The languages that are imported as values, beside those that need no import. No page has this list, but tests have. */
export const languages: readonly Language[] = [ar, de, es, fr, ptBR, tr]
