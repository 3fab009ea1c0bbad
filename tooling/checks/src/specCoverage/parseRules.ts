import { parseTable } from './parseTable.ts'

export type Rule = { number: number; text: string }

/** The rules of a page in `docs/rules`: `| # | § | rule |`. */
export const parseRules = (markdown: string): Rule[] =>
  parseTable(markdown).map(([number, , text = '']) => ({ number: Number(number), text }))
