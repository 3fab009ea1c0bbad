import type { Deployment } from '@foyer/presale-contracts'
import { type Address, formatUnits, type Hex, hexToString } from 'viem'
import { ITEM_IDS } from '../config/schema.ts'
import { formatTime } from '../schedule/planSteps.ts'
import type { Cell } from './createCsvFile.ts'
import type { SaleLog } from './exportSale.ts'

const WHERE = ['time', 'block', 'transaction', 'log_index']

/** Headings of the four files. */
export const COLUMNS = {
  purchases: [
    ...WHERE,
    'purchase',
    'buyer',
    'inviter',
    'item',
    'quantity',
    'token',
    'cost',
    'yes',
    'usd_per_yes',
    'reward',
  ],
  referrals: [...WHERE, 'user', 'inviter', 'code', 'inviter_code'],
  rewards: [...WHERE, 'user', 'token', 'amount'],
  withdrawals: [
    ...WHERE,
    'withdrawal',
    'user',
    'token',
    'amount',
    'fee',
    'gas_fee',
    'net',
    'status',
    'received',
    'settled_at',
    'settlement',
    'settler',
  ],
} as const

export type FileName = keyof typeof COLUMNS

/** The place of an event on the chain; `time` in seconds. */
export type Place = { time: number; block: bigint; transaction: Hex; logIndex: number }

export type Row = { file: FileName; cells: Cell[] }

type Request = Extract<SaleLog, { eventName: 'WithdrawalRequested' }>['args']

/**
 * Turns events into rows. Amounts are decimal numbers of whole tokens. A withdrawal gets its row when it is settled,
 * or from `rest` at the end while it is open.
 */
export function createRows({ tokens }: Deployment) {
  const open = new Map<bigint, { place: Place; request: Request }>()

  function tokenOf(address: Address) {
    const token = tokens.find((candidate) => candidate.address === address)
    return {
      symbol: token?.symbol ?? address,
      // A token that was listed later is not in the deployment file: its amounts stay in its smallest unit.
      format: (amount: bigint) => toDecimal(amount, token?.decimals ?? 0),
    }
  }

  function withdrawal({ place, request }: { place: Place; request: Request }, end: readonly Cell[]): Row {
    const { symbol, format } = tokenOf(request.token)
    const { id, user, amount, fee, gasFee, net } = request
    const amounts = [amount, fee, gasFee, net].map(format)
    return { file: 'withdrawals', cells: [...cellsOf(place), id, user, symbol, ...amounts, ...end] }
  }

  function of({ eventName, args }: SaleLog, place: Place): Row[] {
    switch (eventName) {
      case 'Purchased': {
        const { symbol, format } = tokenOf(args.payToken)
        const sale = [args.purchaseId, args.buyer, args.inviter, itemName(args.itemId), args.quantity, symbol]
        const amounts = [format(args.cost), yes(args.yesAmount), yes(args.price), format(args.reward)]
        return [{ file: 'purchases', cells: [...cellsOf(place), ...sale, ...amounts] }]
      }
      case 'InviterBound': {
        const codes = [args.code, args.inviterCode].map((code) => ({ verbatim: hexToString(code) }))
        return [{ file: 'referrals', cells: [...cellsOf(place), args.user, args.inviter, ...codes] }]
      }
      case 'RewardCredited': {
        const { symbol, format } = tokenOf(args.token)
        return [{ file: 'rewards', cells: [...cellsOf(place), args.user, symbol, format(args.amount)] }]
      }
      case 'WithdrawalRequested':
        open.set(args.id, { place, request: args })
        return []
      case 'WithdrawalSettled': {
        const requested = open.get(args.id)
        if (requested === undefined) throw new Error(`withdrawal ${args.id} was settled but never requested`)
        open.delete(args.id)
        const received = tokenOf(args.token).format(args.received)
        return [
          withdrawal(requested, [
            'Success',
            received,
            formatTime(place.time),
            place.transaction,
            args.settler,
          ]),
        ]
      }
    }
  }

  return {
    of,
    rest: () => [...open.values()].map((requested) => withdrawal(requested, ['Processing', '', '', '', ''])),
  }
}

function cellsOf({ time, block, transaction, logIndex }: Place): Cell[] {
  return [formatTime(time), block, transaction, logIndex]
}

const toDecimal = (amount: bigint, decimals: number) => ({ decimal: formatUnits(amount, decimals) })

function yes(amount: bigint) {
  return toDecimal(amount, 18)
}

function itemName(id: number) {
  return Object.entries(ITEM_IDS).find(([, itemId]) => itemId === id)?.[0] ?? id
}
