import { formatTime, type Step, units, utcTime } from '@foyer/presale-operator'
import { formatUnits } from 'viem'

/** A step as it is typed: UTC time and USD per YES. `id` tells rows apart. */
export type DraftStep = { id: number; at: string; price: string }

export type ParsedDraft =
  | { status: 'valid'; steps: Step[] }
  /** Problems by row and field. */
  | { status: 'invalid'; problems: { id: number; field: 'at' | 'price'; problem: string }[] }

export function toDraft(step: Step, id: number): DraftStep {
  return { id, at: formatTime(step.startsAt), price: formatUnits(step.price, 18) }
}

/** Reads typed steps by the rules of the configuration's files: no local times, no floating point. */
export function parseDraft(rows: readonly DraftStep[]): ParsedDraft {
  const problems = rows.flatMap(({ id, at, price }) => [
    ...(utcTime.safeParse(at.trim()).success
      ? []
      : [{ id, field: 'at' as const, problem: 'A UTC time such as 2025-10-08T00:00:00Z.' }]),
    ...(units.safeParse(price.trim()).success
      ? []
      : [{ id, field: 'price' as const, problem: 'USD with at most 18 decimals, such as 0.075.' }]),
  ])
  if (problems.length > 0) return { status: 'invalid', problems }
  const steps = rows.map(({ at, price }) => ({
    startsAt: utcTime.parse(at.trim()),
    price: units.parse(price.trim()),
  }))
  return { status: 'valid', steps }
}
