import { SCENARIOS, type Scenario } from '@foyer/presale-operator/deploy'

/** The state of the sale that a full run tests. Without it, the usual tests run. */
const VARIABLE = 'FOYER_E2E_SCENARIO'

/** @throws the variable names no scenario */
export function readScenario(): Scenario | undefined {
  const name = process.env[VARIABLE]
  if (name === undefined) return undefined
  const scenario = SCENARIOS.find((known) => known === name)
  if (scenario === undefined)
    throw new Error(`${VARIABLE} is "${name}". Choose from ${SCENARIOS.join(', ')}.`)
  return scenario
}
