import { type Hex, zeroAddress } from 'viem'
import type { HomeView } from '../src/chain/homeQuery.ts'
import { exampleConfig } from './exampleConfig.ts'

export const INVITER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const USDT = '0x55d398326f99059fF775485246999027B3197955'
export const WHITELIST_ROOT: Hex = `0x${'42'.repeat(32)}`

/** The home view of a bound buyer with 1,000 USDT, one hour before a price step, when everyone may buy. */
export function exampleView(changes: Partial<HomeView> = {}): HomeView {
  return {
    blockNumber: 100n,
    timestamp: 1_759_845_600n,
    paused: false,
    publicOpen: true,
    publicOpenAt: 1_759_842_000n,
    whitelistRoot: WHITELIST_ROOT,
    price: 120_000_000_000_000_000n,
    nextPrice: 150_000_000_000_000_000n,
    nextPriceAt: 1_759_849_200n,
    yesHoldings: 0n,
    lastPurchaseAt: 0,
    tierBps: 0,
    profile: { inviter: INVITER, boundAt: 1_759_840_000, directCount: 0, code: '0x4b374d3250395158' },
    items: [
      {
        id: 1,
        unitPriceUsd: 120n * 10n ** 18n,
        yesPerUnit: 1_000n * 10n ** 18n,
        available: 500n,
        owned: 0n,
        walletLeft: 2n ** 256n - 1n,
      },
      {
        id: 2,
        unitPriceUsd: 1_200n * 10n ** 18n,
        yesPerUnit: 10_000n * 10n ** 18n,
        available: 50n,
        owned: 2n,
        walletLeft: 3n,
      },
    ],
    tokens: [
      {
        token: USDT,
        symbol: 'USDT',
        decimals: 18,
        enabled: true,
        readable: true,
        balance: 1_000n * 10n ** 18n,
        allowance: 0n,
        rewardAvailable: 0n,
        rewardPending: 0n,
        rewardClaimed: 0n,
        minWithdrawal: 0n,
      },
    ],
    ...changes,
  }
}

/** The profile of somebody who has not bound a code. */
export const unboundProfile: HomeView['profile'] = {
  inviter: zeroAddress,
  boundAt: 0,
  directCount: 0,
  code: '0x0000000000000000',
}

export const PRESALE = exampleConfig().contracts.presale
