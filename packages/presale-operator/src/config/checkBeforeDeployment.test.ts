import type { Deployment } from '@foyer/presale-contracts'
import { beforeAll, expect, test } from 'vitest'
import { checkBeforeDeployment } from './checkBeforeDeployment.ts'
import { loadConfig } from './loadConfig.ts'
import type { NetworkConfig } from './schema.ts'

let config: NetworkConfig
beforeAll(async () => {
  config = await loadConfig({ network: 'devnet' })
})

/** Before every date of the development configuration. */
const EARLY = 1_700_000_000
const check = (changes: Partial<NetworkConfig>, options = {}) =>
  checkBeforeDeployment({ config: { ...config, ...changes }, now: EARLY, ...options })

test('accepts the development configuration before its dates', () => {
  expect(check({})).toEqual([])
})

test('refuses every date that has passed', () => {
  expect(check({}, { now: 1_900_000_000 }).map((problem) => problem.split(' ')[0])).toEqual([
    'publicOpenAt',
    'yes.unlockDeadline',
    ...config.schedule.map((_, index) => `schedule.${index}.at`),
  ])
  expect(check({ publicOpenAt: EARLY })).toEqual([
    'publicOpenAt 2023-11-14T22:13:20Z has passed: the clock of the chain is at 2023-11-14T22:13:20Z',
  ])
  expect(check({ publicOpenAt: EARLY + 1 })).toEqual([])
})

test('refuses a date that is more than five years ahead', () => {
  const unlockDeadline = Date.parse('9999-10-07T13:00:00Z') / 1000
  expect(check({ yes: { ...config.yes, unlockDeadline } })).toEqual([
    'yes.unlockDeadline 9999-10-07T13:00:00Z is more than five years ahead: the clock of the chain is at 2023-11-14T22:13:20Z',
  ])
})

test('does not check dates without the clock of the chain', () => {
  expect(check({ publicOpenAt: 1 }, { now: undefined })).toEqual([])
})

test.each(['operator', 'guardian', 'keeper', 'treasury', 'root', 'feeRecipient'] as const)(
  'refuses an account that is admin and %s',
  (role) => {
    const problems = check({ roles: { ...config.roles, [role]: config.roles.adminSafe } })
    expect(problems).toEqual([
      `roles.${role} ${config.roles.adminSafe} is roles.adminSafe already: use another account`,
    ])
  },
)

test('refuses a token as an account', () => {
  const usdt = config.tokens[0]?.address ?? '0x'
  expect(check({ roles: { ...config.roles, treasury: usdt } })).toEqual([
    `roles.treasury ${usdt} is the token USDT already: use another account`,
  ])
})

test('refuses a contract of the sale and the deployer as an account', () => {
  const { treasury, guardian } = config.roles
  const contracts = { presale: treasury } as Deployment['contracts']
  expect(check({}, { contracts, deployer: guardian })).toEqual([
    `roles.guardian ${guardian} is the deployer already: use another account`,
    `roles.treasury ${treasury} is the contract presale already: use another account`,
  ])
})

test('refuses a price of more than twice the one before unless it is allowed', () => {
  const schedule = config.schedule.map((step, index) =>
    index === 1 ? { ...step, usdPerYes: 550_000_000_000_000_000n } : step,
  )
  expect(check({ schedule })).toEqual([
    'schedule.1.usdPerYes costs ×11 the step before; add --allow-jump if that is meant',
  ])
  expect(check({ schedule }, { allowJump: true })).toEqual([])
})
