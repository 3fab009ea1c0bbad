import type { ActivityItem } from '@foyer/modal-core'
import { activityItem, activityTransfer, USDT_ADDRESS } from '@foyer/modal-core/test'

const at = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month, day, hour, minute).getTime()

const token = (address: string) => ({ chainId: 'eip155:56', address })

const tether = activityTransfer({
  direction: 'in',
  name: 'USDT',
  amount: 1_234_56n,
  decimals: 2,
  token: token(USDT_ADDRESS),
})
const cat = activityTransfer({
  direction: 'in',
  name: 'Cool Cat #7',
  collectible: true,
  token: undefined,
  amount: 1n,
  decimals: 0,
})

/** Invented transactions of every kind of row, the newest first. */
export const storyActivity: ActivityItem[] = [
  activityItem({ id: 'pending', status: 'pending', minedAt: at(2025, 11, 24, 12, 30) }),
  activityItem({
    id: 'trade',
    operation: 'trade',
    minedAt: at(2025, 11, 23, 9, 5),
    transfers: [activityTransfer(), tether],
  }),
  activityItem({
    id: 'receive',
    operation: 'receive',
    minedAt: at(2025, 11, 2, 18, 45),
    transfers: [activityTransfer({ direction: 'in', amount: 25n, decimals: 2 })],
  }),
  activityItem({
    id: 'approve',
    operation: 'approve',
    status: 'failed',
    minedAt: at(2025, 10, 30, 7, 0),
    application: 'Swap House',
    transfers: [],
  }),
  activityItem({
    id: 'mint',
    operation: 'mint',
    minedAt: at(2025, 10, 12, 22, 10),
    application: 'Cat House',
    transfers: [
      activityTransfer({ name: 'USDT', amount: 100n, decimals: 0, token: token(USDT_ADDRESS) }),
      { ...cat, name: 'Genesis Fragment', amount: 2n },
    ],
  }),
  activityItem({
    id: 'bind',
    operation: 'execute',
    minedAt: at(2025, 10, 12, 22, 5),
    application: 'Genesis referral',
    title: { en: 'Bound invitation' },
    transfers: [],
  }),
  activityItem({
    id: 'execute',
    operation: 'execute',
    minedAt: at(2024, 11, 31, 23, 59),
    transfers: [tether, cat, cat],
  }),
  activityItem({
    id: 'failed',
    status: 'failed',
    minedAt: at(2024, 10, 5, 3, 15),
    transfers: [
      activityTransfer({
        name: 'CAKE',
        amount: 12_345_678_901n,
        decimals: 6,
        token: token('0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82'),
      }),
    ],
  }),
]
