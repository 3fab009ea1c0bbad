import { knip, lint, types } from './checks.ts'
import { contracts } from './contracts.ts'
import { e2e, full } from './e2e.ts'
import { generated } from './generated.ts'
import { licences } from './licences.ts'
import type { Part } from './part.ts'
import {
  browser,
  fullDeployment,
  fullFaults,
  fullLoginFaults,
  fullPolicy,
  fullSettingsFaults,
  fullStories,
  fullWalletFaults,
  packed,
  system,
  texts,
  unit,
  wallet,
} from './vitest.ts'

/** In the order in which they are reported, and those of the same load start. */
const ALL_PARTS: readonly Part[] = [
  contracts,
  types,
  lint,
  knip,
  generated,
  licences,
  unit,
  system,
  wallet,
  browser,
  e2e,
  packed,
]

/** What runs only when it is asked for: a part of another one, or what may take an hour together. */
const ON_REQUEST: readonly Part[] = [
  texts,
  fullStories,
  fullPolicy,
  fullDeployment,
  fullFaults,
  fullWalletFaults,
  fullLoginFaults,
  fullSettingsFaults,
  ...full,
]

/**
 * The parts that are asked for, or of those in `all` each for which the repository has something.
 *
 * @throws {Error} a name that no part has
 */
export function selectParts(names: readonly string[], all = ALL_PARTS, onRequest = ON_REQUEST): Part[] {
  if (names.length === 0) return all.filter((part) => part.isPresent())
  const known = [...all, ...onRequest]
  const unknown = names.find((name) => !known.some((part) => part.name === name))
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}". Choose from ${known.map(({ name }) => name).join(', ')}.`)
  }
  return known.filter((part) => names.includes(part.name))
}
