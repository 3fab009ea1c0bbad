import { deepStrictEqual } from 'node:assert'
import { hexToString, maxUint256, zeroAddress } from 'viem'
import type { Model } from './createModel.ts'
import type { DeployedSale } from './deploySale.ts'
import { FEE_RECIPIENT, KEEPER, TERMS, TREASURY, USERS, VAULT } from './terms.ts'

/** Compares everything that the contracts say of the sale with the model, at the chain's time `now`. */
export async function compareState({ model, sale, now }: { model: Model; sale: DeployedSale; now: number }) {
  for (const user of USERS) deepStrictEqual(await readUser(sale, user), expectedUser(model, sale, user), user)

  const home = await sale.read(sale.lens, 'home', [sale.addressOf('nobody')])
  const next = model.nextStep(now)
  deepStrictEqual(
    {
      paused: home.paused,
      publicOpen: home.publicOpen,
      price: home.price,
      nextPrice: home.nextPrice,
      nextPriceAt: home.nextPriceAt,
      available: home.items.map(({ available }) => available),
      enabled: home.tokens.map(({ enabled }) => enabled),
    },
    {
      paused: model.isPaused(),
      publicOpen: now >= TERMS.publicOpenAt,
      price: model.priceAt(now) ?? 0n,
      nextPrice: next?.price ?? 0n,
      nextPriceAt: BigInt(next?.at ?? 0),
      available: TERMS.items.map(({ cap }, item) => BigInt(cap - (model.sold[item] ?? 0))),
      enabled: model.enabled,
    },
    'sale',
  )

  for (const [index, token] of sale.tokens.entries()) {
    const balance = (name: string) =>
      sale.read(token, 'balanceOf', [name === VAULT ? sale.vault.address : sale.addressOf(name)])
    for (const name of [VAULT, TREASURY, FEE_RECIPIENT, KEEPER])
      deepStrictEqual(await balance(name), model.balanceOf(name, index), `${name} of token ${index}`)
    deepStrictEqual(await sale.read(sale.vault, 'fees', [token.address]), model.fees[index], 'fees')
    deepStrictEqual(await sale.read(sale.vault, 'liability', [token.address]), model.owed(index), 'liability')
    deepStrictEqual(await sale.read(token, 'balanceOf', [sale.presale.address]), 0n, 'the sale holds nothing')
  }
}

async function readUser(sale: DeployedSale, name: string) {
  const address = sale.addressOf(name)
  const home = await sale.read(sale.lens, 'home', [address])
  const [withdrawals] = await sale.read(sale.vault, 'withdrawalsOf', [address, 0, 1_000n])
  const balances = await Promise.all(sale.tokens.map((token) => sale.read(token, 'balanceOf', [address])))
  return {
    inviter: home.profile.inviter.toLowerCase(),
    hasCode: hexToString(home.profile.code).replaceAll('\0', '') !== '',
    directs: home.profile.directCount,
    tier: home.tierBps,
    yes: home.yesHoldings,
    owned: home.items.map(({ owned }) => Number(owned)),
    left: home.items.map(({ walletLeft }) => walletLeft),
    balances,
    rewards: home.tokens.map((token) => ({
      available: token.rewardAvailable,
      pending: token.rewardPending,
      claimed: token.rewardClaimed,
    })),
    withdrawals: withdrawals.map(({ id, amount, status }) => ({ id, amount, paid: status === 2 })),
  }
}

function expectedUser(model: Model, sale: DeployedSale, name: string): Awaited<ReturnType<typeof readUser>> {
  const inviter = model.inviterOf(name)
  const tokens = TERMS.tokens.map((_, token) => token)
  return {
    inviter: inviter === undefined ? zeroAddress : sale.addressOf(inviter).toLowerCase(),
    hasCode: inviter !== undefined,
    directs: model.invitees(name),
    tier: Number(model.tierOf(name)) * 100,
    yes: model.yesOf(name),
    owned: TERMS.items.map((_, item) => model.ownedBy(name, item)),
    left: TERMS.items.map(({ walletLimit }, item) =>
      walletLimit === 0 ? maxUint256 : BigInt(walletLimit - model.boughtBy(name, item)),
    ),
    balances: tokens.map((token) => model.balanceOf(name, token)),
    rewards: tokens.map((token) => model.rewardOf(name, token)),
    withdrawals: model.withdrawals
      .map(({ user, amount, paid }, index) => ({ user, id: index + 1, amount, paid }))
      .filter(({ user }) => user === name)
      .map(({ id, amount, paid }) => ({ id, amount, paid }))
      .reverse(),
  }
}
