import { knip, lint, types } from './checks.ts'
import { e2e } from './e2e.ts'
import { generated } from './generated.ts'
import { licences } from './licences.ts'
import type { Part } from './part.ts'
import { contracts, packed } from './scripts.ts'
import { browser, unit } from './vitest.ts'

/** In the order in which they are reported. */
const ALL_PARTS: readonly Part[] = [
  types,
  lint,
  knip,
  generated,
  licences,
  unit,
  contracts,
  browser,
  e2e,
  packed,
]

/**
 * The parts that are asked for, or all for which the repository has something.
 *
 * @throws {Error} a name that no part has
 */
export function selectParts(names: readonly string[], all = ALL_PARTS): Part[] {
  const unknown = names.find((name) => !all.some((part) => part.name === name))
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}". Choose from ${all.map(({ name }) => name).join(', ')}.`)
  }
  return all.filter((part) => (names.length === 0 ? part.isPresent() : names.includes(part.name)))
}
