import { type Deployment, presaleAbi } from '@foyer/presale-contracts'
import { parseUnits } from 'viem'
import { createCall } from '../chain/call.ts'
import type { Whitelist } from '../whitelist/buildWhitelist.ts'
import { DEVNET_ROLES, devnetAccount, FRESH_BUYERS, FUNDED_ACCOUNTS, SEEDED_USERS } from './accounts.ts'
import type { DevnetClient } from './createDevnetClient.ts'
import { createSaleActions, type Item, type TokenSymbol } from './createSaleActions.ts'
import { HISTORY, SCENARIO_TIME, type Scenario } from './scenarios.ts'

const { root, operator, guardian, keeper, bulkBuyer } = DEVNET_ROLES

/** Three levels under the root, with inviters of one direct (10 %) and of several (20 %). */
const INVITATIONS: readonly [user: number, inviter: number][] = [
  [10, root],
  [11, root],
  [12, root],
  [13, 10],
  [14, 10],
  [15, 10],
  [16, 11],
  [17, 12],
  [18, 12],
  [19, 13],
  [20, 13],
  [21, 16],
]

const PURCHASES: readonly [buyer: number, quantity: number, item: Item, token: TokenSymbol][] = [
  [10, 2, 'fragment', 'USDT'],
  [13, 1, 'badge', 'USDC'],
  [14, 1, 'fragment', 'USDT'],
  [16, 3, 'fragment', 'USDT'],
  [17, 1, 'badge', 'USDT'],
  [18, 2, 'fragment', 'USDC'],
  [19, 1, 'fragment', 'USDC'],
  [21, 2, 'fragment', 'USDT'],
]

/** Balance of each user and buyer in every payment token at first. */
const FUNDS = parseUnits('10000', 18)
/** Enough of each token to buy all items. */
const BULK_FUNDS = parseUnits('10000000', 18)
const BNB = parseUnits('10000', 18)

export type SeedParameters = {
  devnet: DevnetClient
  deployment: Deployment
  whitelist: Whitelist
  scenario: Scenario
  onProgress: (message: string) => void
}

/** Gives a fresh deployment its accounts, its past, and the state of the scenario. */
export async function seed({ devnet, deployment, whitelist, scenario, onProgress }: SeedParameters) {
  const { presale } = deployment.contracts
  const sale = createSaleActions({ devnet, deployment, whitelist })

  onProgress('Funding the development accounts')
  for (let index = 0; index < FUNDED_ACCOUNTS; index++)
    await devnet.setBalance(devnetAccount(index).address, BNB)
  await Promise.all([...SEEDED_USERS, ...FRESH_BUYERS].map((user) => sale.fund(devnetAccount(user), FUNDS)))

  onProgress('Binding invitations')
  await devnet.send(
    devnetAccount(operator),
    createCall(presale, presaleAbi, 'setWhitelistRoot', [whitelist.root, '/whitelist']),
  )
  await devnet.advanceTo(HISTORY.invited)
  for (const [user, inviter] of INVITATIONS) await sale.bind(devnetAccount(user), devnetAccount(inviter))

  onProgress('Buying and withdrawing')
  await devnet.advanceTo(HISTORY.bought)
  for (const [buyer, quantity, item, token] of PURCHASES)
    await sale.buy(devnetAccount(buyer), quantity, item, token)
  await devnet.advanceTo(HISTORY.withdrawn)
  const settled = await sale.requestWithdrawal(devnetAccount(10), '60', 'USDC')
  await sale.settle(devnetAccount(keeper), settled, 'USDC')

  onProgress(`Setting the scenario "${scenario}"`)
  await enterScenario(sale, { devnet, deployment, scenario })
  // Last, so that it has not been waiting for long when somebody looks.
  await sale.requestWithdrawal(devnetAccount(10), '20', 'USDC')
}

type EnterScenarioParameters = Pick<SeedParameters, 'devnet' | 'deployment' | 'scenario'>

/** Gives a seeded sale the state and the time of the scenario. */
export async function enterScenario(
  sale: ReturnType<typeof createSaleActions>,
  { devnet, deployment, scenario }: EnterScenarioParameters,
) {
  if (scenario !== 'whitelist') {
    await devnet.advanceTo(HISTORY.opened)
    await sale.buy(devnetAccount(20), 1, 'badge', 'USDT')
  }
  if (scenario === 'soldout') await buyEverything()
  if (scenario === 'paused')
    await devnet.send(
      devnetAccount(guardian),
      createCall(deployment.contracts.presale, presaleAbi, 'pause', []),
    )
  await devnet.advanceTo(SCENARIO_TIME[scenario])

  async function buyEverything() {
    const buyer = devnetAccount(bulkBuyer)
    await sale.fund(buyer, BULK_FUNDS)
    await sale.bind(buyer, devnetAccount(root))
    for (const item of ['fragment', 'badge'] as const)
      await sale.buy(buyer, await sale.unsold(item), item, 'USDT')
  }
}
