import { type Step, units } from '@foyer/presale-operator'
import { formatUnits } from 'viem'
import { readTyped, toTyped } from './typedTime.ts'

/** A step as it is typed: UTC time and USD per YES. `id` tells rows apart. */
export type DraftStep = { id: number; at: string; price: string }

export type ParsedDraft =
  | { status: 'valid'; steps: Step[] }
  /** Problems by row and field. */
  | { status: 'invalid'; problems: { id: number; field: 'at' | 'price'; problem: string }[] }

export function toDraft(step: Step, id: number): DraftStep {
  return { id, at: toTyped(step.startsAt), price: formatUnits(step.price, 18) }
}

/** Reads typed steps: no local times, no floating point. */
export function parseDraft(rows: readonly DraftStep[]): ParsedDraft {
  const steps: Step[] = []
  const problems = rows.flatMap(({ id, at, price }) => {
    const time = readTyped(at)
    const amount = units.safeParse(price.trim())
    if ('at' in time && amount.success) steps.push({ startsAt: time.at, price: amount.data })
    return [
      ...('at' in time ? [] : [{ id, field: 'at' as const, problem: time.problem }]),
      ...(amount.success ? [] : [{ id, field: 'price' as const, problem: priceProblem(price.trim()) }]),
    ]
  })
  return problems.length > 0 ? { status: 'invalid', problems } : { status: 'valid', steps }
}

function priceProblem(price: string) {
  if (price === '') return 'Enter the price in USD.'
  if (/^\d+,\d+$/.test(price)) return `Use a point, as in ${price.replace(',', '.')}.`
  return 'Enter a price in USD with at most 18 decimals, as in 0.075.'
}
