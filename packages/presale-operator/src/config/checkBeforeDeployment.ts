import type { Deployment } from '@foyer/presale-contracts'
import type { Address } from 'viem'
import { describeJump, formatTime, isJump } from '../schedule/planSteps.ts'
import type { NetworkConfig } from './schema.ts'

export type CheckBeforeDeploymentParameters = {
  config: NetworkConfig
  /** Chain time, seconds; dates are not checked without it. */
  now?: number
  /** Contracts of the sale, once it is deployed. */
  contracts?: Deployment['contracts']
  /** The account that deploys. */
  deployer?: Address
  /** Accepts a price of more than twice the one before. */
  allowJump?: boolean
}

/**
 * Finds values that the schema accepts and that cannot be meant, and that cannot be changed after the deployment or not
 * without harm: dates that have passed or are far away, one account for two roles, a token or a contract of the sale as an
 * account, a jump of the price.
 *
 * @returns problems, one sentence each, that begin with the path of the value in the file
 */
export function checkBeforeDeployment(parameters: CheckBeforeDeploymentParameters): string[] {
  const { config, now, allowJump = false } = parameters
  return [
    ...(now === undefined ? [] : findStrangeDates(config, now)),
    ...findSharedAccounts(parameters),
    ...(allowJump ? [] : findJumps(config)),
  ]
}

/** No sale is planned further ahead than this, in seconds: a year was mistyped. */
const FAR = 5 * 366 * 86_400

function findStrangeDates({ publicOpenAt, yes, schedule }: NetworkConfig, now: number): string[] {
  const dates: [path: string, time: number][] = [
    ['publicOpenAt', publicOpenAt],
    ['yes.unlockDeadline', yes.unlockDeadline],
    ...schedule.map(({ at }, index): [string, number] => [`schedule.${index}.at`, at]),
  ]
  const clock = `the clock of the chain is at ${formatTime(now)}`
  return dates.flatMap(([path, time]) => {
    if (time <= now) return [`${path} ${formatTime(time)} has passed: ${clock}`]
    return time > now + FAR ? [`${path} ${formatTime(time)} is more than five years ahead: ${clock}`] : []
  })
}

function findSharedAccounts({ config, contracts, deployer }: CheckBeforeDeploymentParameters) {
  const { adminDelay: _, ...roles } = config.roles
  const taken = new Map<Address, string>()
  for (const { symbol, address } of config.tokens) taken.set(address, `the token ${symbol}`)
  for (const [name, address] of Object.entries(contracts ?? {})) taken.set(address, `the contract ${name}`)
  if (deployer !== undefined) taken.set(deployer, 'the deployer')
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
