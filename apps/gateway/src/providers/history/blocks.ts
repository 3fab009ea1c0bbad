import { invalidRequest } from '@foyer/server-kit'
import type { Address } from 'viem'
import type { Chain } from '../../chain/createChains.ts'
import { toNumeric } from '../../numeric.ts'
import type { TransactionRow, TransferRow } from '../../store/createBlockStore.ts'
import type { HistoryCursor } from '../../store/createHistoryStore.ts'
import type { Store } from '../../store/createStore.ts'
import { NATIVE_ADDRESS, toCaip10 } from '../../tokens.ts'
import type { HistoryProvider, WireTransaction, WireTransfer } from '../types.ts'
import { type TokenInfo, type TokenInfos, unknownToken } from './createTokenInfos.ts'
import { describeCall, nameOfItem } from './describeCall.ts'
import { operationOf } from './operationOf.ts'

export type BlocksHistoryParameters = {
  store: Pick<Store, 'readHistory' | 'readFirstBlock'>
  tokenInfos: TokenInfos
  /** First block that the scanner has read. */
  from: number
  /** Days after which what was read is deleted. Default: it is kept. */
  keepDays?: number | undefined
}

/** The history that the scanner has taken in. */
export const createBlocksHistory = ({
  store,
  tokenInfos,
  from,
  keepDays,
}: BlocksHistoryParameters): HistoryProvider => ({
  readFrom: async ({ id }) =>
    keepDays === undefined ? from : Math.max(from, Number((await store.readFirstBlock(id))?.number ?? from)),
  async page(chain, owner, { cursor, limit }) {
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    const rows = await store.readHistory(chain.id, owner.toLowerCase(), { after, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const tokens = new Set(page.flatMap(({ transfers }) => transfers.flatMap(({ token }) => token ?? [])))
    const infos = await tokenInfos.read(chain, [...tokens] as Address[])
    const last = page.at(-1)?.transaction
    return {
      data: page.map(({ transaction, transfers }) => toWire({ chain, owner, transaction, transfers, infos })),
      next: rows.length > limit && last ? encodeCursor(last) : null,
    }
  },
})

type ToWireParameters = Awaited<ReturnType<Store['readHistory']>>[number] & {
  chain: Chain
  owner: Address
  infos: ReadonlyMap<string, TokenInfo>
}

function toWire({ chain, owner, transaction, transfers, infos }: ToWireParameters): WireTransaction {
  const moved = transfers.filter(({ amount }) => amount !== null)
  const isSender = transaction.sender === owner.toLowerCase()
  return {
    id: transaction.hash,
    metadata: {
      operationType: operationOf(
        transaction.operation,
        moved.map(({ direction, tokenId }) => ({ direction, isItem: tokenId !== null })),
      ),
      hash: transaction.hash,
      minedAt: transaction.minedAt.toISOString(),
      sentFrom: transaction.sender,
      sentTo: transaction.receiver,
      status: transaction.status,
      nonce: transaction.nonce,
      chain: chain.id,
      ...describeCall(chain, { ...transaction, isSender }),
    },
    transfers: moved.map((row) => toWireTransfer(chain, row, infos)),
  }
}

function toWireTransfer(chain: Chain, row: TransferRow, infos: ReadonlyMap<string, TokenInfo>): WireTransfer {
  const { direction, token, tokenId, isSpam } = row
  const amount = BigInt(row.amount ?? 0)
  const info = token === null ? chain.config.nativeCurrency : (infos.get(token) ?? unknownToken(token))
  // A transfer without an id moves no collectible, whatever its contract says of itself.
  if (tokenId !== null || isSpam)
    return {
      nft_info: {
        name:
          tokenId === null || token === null
            ? info.name
            : nameOfItem(chain, { token, tokenId, name: info.name }),
        content: null,
        flags: { is_spam: isSpam },
      },
      direction,
      quantity: { numeric: String(tokenId === null ? 1 : amount) },
    }
  return {
    fungible_info: {
      name: info.name,
      symbol: info.symbol,
      address: toCaip10(chain.id, token ?? NATIVE_ADDRESS),
      icon: { url: null },
    },
    direction,
    quantity: { numeric: toNumeric(amount, info.decimals) },
  }
}

const encodeCursor = ({ block, position }: TransactionRow) =>
  Buffer.from(`${block}.${position}`).toString('base64url')

function decodeCursor(cursor: string): HistoryCursor {
  const [, block, position] =
    /^(\d{1,18})\.(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (block === undefined)
    throw invalidRequest([
      { name: 'cursor', description: 'Expected the `next` of an earlier page of this history, unchanged.' },
    ])
  return { block: BigInt(block), position: Number(position) }
}
