/**
 * State of the sale on the development chain.
 * - `whitelist`: one hour before the public opening, ten minutes before a price step
 * - `public`: half an hour after the opening, half an hour before a price step
 * - `soldout`: as `public`, with nothing left
 * - `paused`: as `public`, paused by the guardian
 */
export const SCENARIOS = ['whitelist', 'public', 'soldout', 'paused'] as const

export type Scenario = (typeof SCENARIOS)[number]

const seconds = (utc: string) => Date.parse(utc) / 1000

/** Chain times of the seeded history; the prices that go with them are in config/devnet.yaml. */
export const HISTORY = {
  deployed: seconds('2025-10-06T12:00:00Z'),
  invited: seconds('2025-10-06T15:00:00Z'),
  bought: seconds('2025-10-06T18:00:00Z'),
  withdrawn: seconds('2025-10-07T09:00:00Z'),
  opened: seconds('2025-10-07T13:05:00Z'),
} as const

/** Chain time at which {@link deployDevnet} hands the chain over, in seconds. */
export const SCENARIO_TIME: Record<Scenario, number> = {
  whitelist: seconds('2025-10-07T12:00:00Z'),
  public: seconds('2025-10-07T13:30:00Z'),
  soldout: seconds('2025-10-07T13:30:00Z'),
  paused: seconds('2025-10-07T13:30:00Z'),
}

/**
 * The value for `anvil --timestamp`: the day before, so that the seeded purchases have a past.
 * {@link deployDevnet} then moves the clock on to the time of the scenario.
 */
export function devnetClock(_scenario: Scenario): number {
  return HISTORY.deployed
}
