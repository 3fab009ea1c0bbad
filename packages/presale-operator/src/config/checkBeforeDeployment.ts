import type { Address } from 'viem'
import { describeJump, formatTime, isJump } from '../schedule/planSteps.ts'
import type { NetworkConfig } from './schema.ts'

export type CheckBeforeDeploymentParameters = {
  config: NetworkConfig
  /** Chain time, seconds; dates are not checked without it. */
  now?: number
  /** Accepts a price of more than twice the one before. */
  allowJump?: boolean
}

/**
 * Finds values that the schema accepts and that cannot be meant, and that cannot be changed after the deployment or not
 * without harm: dates that have passed, one account for two roles, a token as an account, a jump of the price.
 *
 * @returns problems, one sentence each, that begin with the path of the value in the file
 */
export function checkBeforeDeployment(parameters: CheckBeforeDeploymentParameters): string[] {
  const { config, now, allowJump = false } = parameters
  return [
    ...(now === undefined ? [] : findPastDates(config, now)),
    ...findSharedAccounts(config),
    ...(allowJump ? [] : findJumps(config)),
  ]
}

function findPastDates({ publicOpenAt, yes, schedule }: NetworkConfig, now: number): string[] {
  const dates: [path: string, time: number][] = [
    ['publicOpenAt', publicOpenAt],
    ['yes.unlockDeadline', yes.unlockDeadline],
    ...schedule.map(({ at }, index): [string, number] => [`schedule.${index}.at`, at]),
  ]
  return dates
    .filter(([, time]) => time <= now)
    .map(
      ([path, time]) =>
        `${path} ${formatTime(time)} has passed: the clock of the chain is at ${formatTime(now)}`,
    )
}

function findSharedAccounts({ roles: { adminDelay: _, ...roles }, tokens }: NetworkConfig): string[] {
  const taken = new Map<Address, string>()
  for (const { symbol, address } of tokens) taken.set(address, `the token ${symbol}`)
  return Object.entries(roles).flatMap(([role, account]) => {
    const other = taken.get(account)
    taken.set(account, `roles.${role}`)
    return other === undefined ? [] : [`roles.${role} ${account} is ${other} already: use another account`]
  })
}

function findJumps({ schedule }: NetworkConfig): string[] {
  return schedule.flatMap(({ usdPerYes }, index) => {
    const previous = schedule[index - 1]
    if (previous === undefined || !isJump(previous.usdPerYes, usdPerYes)) return []
    return [`schedule.${index}.usdPerYes ${describeJump(previous.usdPerYes, usdPerYes)}`]
  })
}
