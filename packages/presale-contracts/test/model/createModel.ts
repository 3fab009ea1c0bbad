import { FEE_RECIPIENT, KEEPER, LISTED, ROOT, TERMS, TREASURY, VAULT } from './terms.ts'

export type Reward = { available: bigint; pending: bigint; claimed: bigint }
type Withdrawal = { user: string; token: number; amount: bigint; requestedAt: number; paid: boolean }
type Step = { at: number; price: bigint }

/** Why an action must fail, by the names of the contracts' errors; empty when it must succeed. */
export type Reasons = string[]

const ceilDiv = (a: bigint, b: bigint) => (a + b - 1n) / b
const key = (...parts: (string | number)[]) => parts.join(' ')

/**
 * The rules of the sale, written from the specification and knowing nothing of the contracts: what each action costs,
 * whom it pays, and why it is refused. Its only clock is the `now` of each call, the chain's time in seconds.
 */
export function createModel() {
  const inviters = new Map<string, string>()
  const balances = new Map<string, bigint>()
  const rewards = new Map<string, Reward>()
  const bought = new Map<string, number>()
  const owned = new Map<string, number>()
  const yes = new Map<string, bigint>()
  const withdrawals: Withdrawal[] = []
  const fees = TERMS.tokens.map(() => 0n)
  const sold = TERMS.items.map(() => 0)
  const enabled = TERMS.tokens.map(() => true)
  let steps: Step[] = [...TERMS.steps]
  let paused = false

  const balanceOf = (holder: string, token: number) => balances.get(key(holder, token)) ?? 0n
  const rewardOf = (user: string, token: number): Reward =>
    rewards.get(key(user, token)) ?? { available: 0n, pending: 0n, claimed: 0n }
  const ownedBy = (user: string, item: number) => owned.get(key(user, item)) ?? 0
  const boughtBy = (user: string, item: number) => bought.get(key(user, item)) ?? 0
  const invitees = (user: string) => [...inviters.values()].filter((inviter) => inviter === user).length
  const priceAt = (now: number) => steps.findLast(({ at }) => at <= now)?.price

  function mint(holder: string, token: number, amount: bigint) {
    balances.set(key(holder, token), balanceOf(holder, token) + amount)
  }
  function pay(from: string, to: string, token: number, amount: bigint) {
    mint(from, token, -amount)
    mint(to, token, amount)
  }
  function addReward(user: string, token: number, change: Partial<Reward>) {
    const { available, pending, claimed } = rewardOf(user, token)
    rewards.set(key(user, token), {
      available: available + (change.available ?? 0n),
      pending: pending + (change.pending ?? 0n),
      claimed: claimed + (change.claimed ?? 0n),
    })
  }

  /** One direct invitee earns 10 %, two or more 20 %. The root earns nothing. */
  function tierOf(inviter: string): bigint {
    const count = invitees(inviter)
    if (inviter === ROOT || count === 0) return 0n
    return count === 1 ? 10n : 20n
  }

  /** In the smallest unit of the token, rounded up. */
  function costOf(item: number, quantity: number, token: number, price: bigint): bigint {
    const units = BigInt(quantity) * (TERMS.items[item]?.yesPerUnit ?? 0n)
    return ceilDiv(units * price, 10n ** BigInt(36 - (TERMS.tokens[token]?.decimals ?? 0)))
  }

  const wholeToken = (token: number) => 10n ** BigInt(TERMS.tokens[token]?.decimals ?? 0)
  const feeOf = (amount: bigint) => ceilDiv(amount * 5n, 100n)

  return {
    balanceOf,
    rewardOf,
    ownedBy,
    boughtBy,
    invitees,
    priceAt,
    tierOf,
    costOf,
    mint,
    withdrawals,
    fees,
    sold,
    enabled,
    steps: () => steps,
    isPaused: () => paused,
    inviterOf: (user: string) => inviters.get(user),
    yesOf: (user: string) => yes.get(user) ?? 0n,
    nextStep: (now: number) => steps.find(({ at }) => at > now),

    bind(user: string, inviter: string): Reasons {
      const reasons: Reasons = []
      if (user === ROOT || inviters.has(user)) reasons.push('AlreadyBound')
      if (inviter !== ROOT && !inviters.has(inviter)) reasons.push('UnknownInvitationCode')
      if (reasons.length === 0) inviters.set(user, inviter)
      return reasons
    },

    buy(
      now: number,
      order: { user: string; item: number; quantity: number; token: number; maxCost: bigint },
    ): Reasons {
      const { user, item, quantity, token, maxCost } = order
      const terms = TERMS.items[item]
      const price = priceAt(now)
      const inviter = inviters.get(user)
      const reasons: Reasons = []
      if (paused) reasons.push('EnforcedPause')
      if (now < TERMS.publicOpenAt && !LISTED.includes(user)) reasons.push('NotWhitelisted')
      if (price === undefined) reasons.push('SaleNotStarted')
      if (!enabled[token]) reasons.push('TokenNotAccepted')
      if (terms === undefined) return [...reasons, 'UnknownItem']
      if (quantity === 0) reasons.push('InvalidQuantity')
      if ((sold[item] ?? 0) + quantity > terms.cap) reasons.push('SoldOut')
      if (terms.walletLimit > 0 && boughtBy(user, item) + quantity > terms.walletLimit)
        reasons.push('WalletLimitReached')
      if (inviter === undefined) reasons.push('NotBound')
      const cost = costOf(item, quantity, token, price ?? 0n)
      if (cost > maxCost) reasons.push('CostExceedsMax')
      if (cost > balanceOf(user, token)) reasons.push('InsufficientBalance')
      if (reasons.length > 0 || inviter === undefined) return reasons

      const reward = (cost * tierOf(inviter)) / 100n
      pay(user, TREASURY, token, cost - reward)
      pay(user, VAULT, token, reward)
      addReward(inviter, token, { available: reward })
      sold[item] = (sold[item] ?? 0) + quantity
      bought.set(key(user, item), boughtBy(user, item) + quantity)
      owned.set(key(user, item), ownedBy(user, item) + quantity)
      yes.set(user, (yes.get(user) ?? 0n) + BigInt(quantity) * terms.yesPerUnit)
      return []
    },

    passOn(from: string, to: string, item: number): Reasons {
      if (ownedBy(from, item) === 0) return ['ERC1155InsufficientBalance']
      owned.set(key(from, item), ownedBy(from, item) - 1)
      owned.set(key(to, item), ownedBy(to, item) + 1)
      return []
    },

    requestWithdrawal(now: number, user: string, token: number, amount: bigint): Reasons {
      const reasons: Reasons = []
      if (amount - feeOf(amount) <= wholeToken(token)) reasons.push('WithdrawalTooSmall')
      if (amount > rewardOf(user, token).available) reasons.push('InsufficientRewards')
      if (reasons.length > 0) return reasons
      addReward(user, token, { available: -amount, pending: amount })
      withdrawals.push({ user, token, amount, requestedAt: now, paid: false })
      return []
    },

    /** Pays what is payable of the ids, which count from 1; the rest is skipped. */
    settle(now: number, settler: string, token: number, ids: number[]): Reasons {
      for (const id of ids) {
        const one = withdrawals[id - 1]
        if (one === undefined || one.paid || one.token !== token) continue
        if (settler !== KEEPER && now < one.requestedAt + TERMS.keeperWindow) continue
        const fee = feeOf(one.amount)
        one.paid = true
        fees[token] = (fees[token] ?? 0n) + fee
        addReward(one.user, token, { pending: -one.amount, claimed: one.amount })
        pay(VAULT, one.user, token, one.amount - fee - wholeToken(token))
        pay(VAULT, settler, token, wholeToken(token))
      }
      return []
    },

    collectFees(token: number): Reasons {
      pay(VAULT, FEE_RECIPIENT, token, fees[token] ?? 0n)
      fees[token] = 0n
      return []
    },

    /** Debts of the vault: rewards that are not paid yet, and fees. */
    owed(token: number): bigint {
      let sum = fees[token] ?? 0n
      for (const [name, { available, pending }] of rewards)
        if (name.endsWith(` ${token}`)) sum += available + pending
      return sum
    },

    rescue(to: string, token: number, amount: bigint): Reasons {
      if (amount > balanceOf(VAULT, token) - this.owed(token)) return ['Unbacked']
      pay(VAULT, to, token, amount)
      return []
    },

    setPaused(value: boolean): Reasons {
      if (paused === value) return [value ? 'EnforcedPause' : 'ExpectedPause']
      paused = value
      return []
    },

    setEnabled(token: number, value: boolean): Reasons {
      enabled[token] = value
      return []
    },

    /** Steps within the notice stay; the price only ever rises. */
    setFutureSteps(now: number, future: Step[]): Reasons {
      const kept = steps.filter(({ at }) => at <= now + TERMS.notice)
      const next = [...kept, ...future]
      const rises = next.every(
        (step, index) => step.price > (next[index - 1]?.price ?? 0n) && step.at > (next[index - 1]?.at ?? 0),
      )
      const isLate = future.every(({ at }) => at > now + TERMS.notice)
      if (!rises || !isLate || next.length === 0 || next.length > 64) return ['InvalidSteps']
      steps = next
      return []
    },
  }
}

export type Model = ReturnType<typeof createModel>
