import type { Model, Reasons } from './createModel.ts'
import type { Random } from './createRandom.ts'
import type { DeployedSale } from './deploySale.ts'
import { KEEPER, ROOT, TERMS, USERS } from './terms.ts'

/** One action: what it does, what the model says of it, and the call of the contracts. */
export type Action = {
  text: string
  expected: Reasons
  /** The name of the error that the contracts revert with, if they do. */
  run(): Promise<string | undefined>
}

type Context = { model: Model; sale: DeployedSale; random: Random; now: number }

/**
 * Draws an action; those that matter most are drawn more often. Most are valid, and some are not.
 *
 * @param windowOf the withdrawal to settle, since its keeper's window ends about now
 */
export function randomAction(context: Context, windowOf?: number): Action {
  return windowOf === undefined ? context.random.pick(DRAWN)(context) : settle(context, windowOf)
}

/** Nine times in ten one of those for whom the action makes sense, if there is one. */
function mostly(random: Random, names: readonly string[]): string {
  return names.length > 0 && random.chance(0.9) ? random.pick(names) : random.pick(USERS)
}

const ITEM_IDS = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2] as const // the last one is unknown

function buy({ model, sale, random, now }: Context): Action {
  const user = mostly(
    random,
    USERS.filter((name) => model.inviterOf(name) !== undefined),
  )
  const [token, item] = [random.within(0, 1), random.pick(ITEM_IDS)]
  const quantity = random.chance(0.05) ? 0 : random.within(1, 4)
  const cost = model.costOf(item, quantity, token, model.priceAt(now) ?? 0n)
  const maxCost = random.chance(0.1) ? cost - 1n : cost + BigInt(random.within(0, 2))
  const order = { user, item, quantity, token, maxCost: maxCost < 0n ? 0n : maxCost }
  const from = sale.addressOf(user)
  const payToken = sale.tokens[token]?.address ?? '0x'
  return {
    text: `${user} buys ${quantity} of item ${item + 1} with token ${token} for at most ${order.maxCost}`,
    expected: model.buy(now, order),
    run: () =>
      sale.write(from, sale.presale, 'buy', [
        item + 1,
        quantity,
        payToken,
        order.maxCost,
        sale.proofOf(from),
      ]),
  }
}

function fund({ model, sale, random }: Context): Action {
  const [user, token] = [random.pick(USERS), random.within(0, 1)]
  const amount = random.amount(20_000n * 10n ** BigInt(TERMS.tokens[token]?.decimals ?? 0))
  model.mint(user, token, amount)
  return {
    text: `${user} gets ${amount} of token ${token}`,
    expected: [],
    run: async () => sale.write(sale.admin, tokenOf(sale, token), 'mint', [sale.addressOf(user), amount]),
  }
}

function donate({ model, sale, random }: Context): Action {
  const token = random.within(0, 1)
  const amount = BigInt(random.within(1, 1000))
  model.mint('vault', token, amount)
  return {
    text: `the vault gets ${amount} of token ${token} by mistake`,
    expected: [],
    run: () => sale.write(sale.admin, tokenOf(sale, token), 'mint', [sale.vault.address, amount]),
  }
}

function bind({ model, sale, random }: Context): Action {
  const [bound, unbound] = [true, false].map((is) =>
    USERS.filter((name) => (model.inviterOf(name) !== undefined) === is),
  ) as [string[], string[]]
  const user = mostly(random, unbound)
  const inviter = mostly(random, random.chance(0.7) ? bound : [ROOT])
  return {
    text: `${user} binds to ${inviter}`,
    expected: model.bind(user, inviter),
    async run() {
      const { code } = await sale.read(sale.referral, 'profileOf', [sale.addressOf(inviter)])
      return sale.write(sale.addressOf(user), sale.referral, 'bind', [code])
    },
  }
}

function requestWithdrawal({ model, sale, random, now }: Context): Action {
  const token = random.within(0, 1)
  const enough = 2n * 10n ** BigInt(TERMS.tokens[token]?.decimals ?? 0)
  const user = mostly(
    random,
    USERS.filter((name) => model.rewardOf(name, token).available > enough),
  )
  const { available } = model.rewardOf(user, token)
  const amount = random.chance(0.1) ? available + 1n : random.amount(available)
  return {
    text: `${user} requests ${amount} of token ${token}`,
    expected: model.requestWithdrawal(now, user, token, amount),
    run: () =>
      sale.write(sale.addressOf(user), sale.vault, 'requestWithdrawal', [
        tokenOf(sale, token).address,
        amount,
      ]),
  }
}

function settle({ model, sale, random, now }: Context, windowOf?: number): Action {
  const settler = random.chance(0.3) ? KEEPER : random.pick(USERS)
  const latest = model.withdrawals.length
  const first = windowOf ?? random.within(Math.max(1, latest - 3), latest + 1)
  const others = Array.from({ length: random.within(0, 4) }, () => random.within(1, latest + 1))
  const ids = [first, ...others]
  const token = model.withdrawals[first - 1]?.token ?? random.within(0, 1)
  return {
    text: `${settler} settles ${ids.join(', ')} of token ${token}`,
    expected: model.settle(now, settler, token, ids),
    run: () => sale.write(sale.addressOf(settler), sale.vault, 'settle', [tokenOf(sale, token).address, ids]),
  }
}

function collectFees({ model, sale, random }: Context): Action {
  const token = random.within(0, 1)
  return {
    text: `the fees of token ${token} are collected`,
    expected: model.collectFees(token),
    run: () => sale.write(sale.admin, sale.vault, 'collectFees', [tokenOf(sale, token).address]),
  }
}

function rescue({ model, sale, random }: Context): Action {
  const [token, to] = [random.within(0, 1), random.pick(USERS)]
  const surplus = model.balanceOf('vault', token) - model.owed(token)
  const amount = random.chance(0.5) ? surplus : surplus + 1n
  return {
    text: `${amount} of token ${token} are rescued to ${to}`,
    expected: model.rescue(to, token, amount),
    run: () =>
      sale.write(sale.admin, sale.vault, 'rescue', [
        tokenOf(sale, token).address,
        sale.addressOf(to),
        amount,
      ]),
  }
}

function passOn({ model, sale, random }: Context): Action {
  const item = random.within(0, 1)
  const from = mostly(
    random,
    USERS.filter((name) => model.ownedBy(name, item) > 0),
  )
  const to = random.pick(USERS)
  const [sender, receiver] = [sale.addressOf(from), sale.addressOf(to)]
  return {
    text: `${from} passes an item ${item + 1} on to ${to}`,
    expected: model.passOn(from, to, item),
    run: () =>
      sale.write(sender, sale.nft, 'safeTransferFrom', [sender, receiver, BigInt(item + 1), 1n, '0x']),
  }
}

function togglePause({ model, sale, random }: Context): Action {
  const value = model.isPaused() ? random.chance(0.1) : random.chance(0.2)
  return {
    text: value ? 'the sale is paused' : 'the sale is resumed',
    expected: model.setPaused(value),
    run: () => sale.write(sale.admin, sale.presale, value ? 'pause' : 'unpause', []),
  }
}

function toggleToken({ model, sale, random }: Context): Action {
  const token = random.within(0, 1)
  const value = model.enabled[token] ? !random.chance(0.2) : random.chance(0.8)
  return {
    text: `token ${token} is ${value ? 'accepted' : 'no longer accepted'}`,
    expected: model.setEnabled(token, value),
    run: () =>
      sale.write(sale.admin, sale.presale, value ? 'enablePaymentToken' : 'disablePaymentToken', [
        tokenOf(sale, token).address,
      ]),
  }
}

function replaceSteps({ model, sale, random, now }: Context): Action {
  const fixed = model.steps().findLast(({ at }) => at <= now + TERMS.notice)
  const at = now + TERMS.notice + random.within(random.chance(0.2) ? -1 : 1, 86_400)
  const price = (fixed?.price ?? 0n) + BigInt(random.chance(0.2) ? 0 : random.within(1, 10 ** 15))
  const future = random.chance(0.1) ? [] : [{ at, price }]
  return {
    text: `the price steps become ${JSON.stringify(future.map((step) => `${step.price} at ${step.at}`))}`,
    expected: model.setFutureSteps(now, future),
    run: () =>
      sale.write(sale.admin, sale.presale, 'setFutureSteps', [
        future.map((step) => ({ startsAt: step.at, price: step.price })),
      ]),
  }
}

function tokenOf({ tokens }: DeployedSale, index: number) {
  const token = tokens[index]
  if (token === undefined) throw new Error(`There is no token ${index}.`)
  return token
}

const DRAWN = [
  buy,
  buy,
  buy,
  buy,
  buy,
  buy,
  buy,
  buy,
  fund,
  fund,
  fund,
  bind,
  bind,
  bind,
  requestWithdrawal,
  requestWithdrawal,
  requestWithdrawal,
  requestWithdrawal,
  settle,
  settle,
  settle,
  collectFees,
  donate,
  rescue,
  passOn,
  togglePause,
  togglePause,
  toggleToken,
  replaceSteps,
]
