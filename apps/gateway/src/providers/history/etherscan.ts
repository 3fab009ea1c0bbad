import { invalidRequest, unavailable } from '@foyer/server-kit'
import { type Address, isAddress, zeroAddress } from 'viem'
import * as z from 'zod'
import type { Chain } from '../../chain/createChains.ts'
import { shortAddress } from '../../chain/readTokenFacts.ts'
import { toNumeric } from '../../numeric.ts'
import { readAnswer } from '../../readAnswer.ts'
import { receiverOf } from '../../receiverOf.ts'
import { NATIVE_ADDRESS, toCaip10 } from '../../tokens.ts'
import { tokenText } from '../../tokenText.ts'
import type { HistoryProvider, WireTransaction, WireTransfer } from '../types.ts'
import { describeCall, nameOfItem } from './describeCall.ts'
import { operationOf } from './operationOf.ts'

const PAGE = 100

const decimal = z.string().regex(/^\d{1,78}$/)
const rowSchema = z.object({
  blockNumber: decimal,
  timeStamp: decimal,
  hash: z.string().regex(/^0x[0-9a-f]{64}$/i),
  nonce: decimal.catch('0'),
  from: z.string(),
  to: z.string().catch(''),
  value: decimal.optional(),
  isError: z.string().optional(),
  input: z.string().optional(),
  contractAddress: z.string().optional(),
  // The texts of a stranger's contract take no transfer off the list.
  tokenName: tokenText(60).optional().catch(undefined),
  tokenSymbol: tokenText(20).optional().catch(undefined),
  tokenDecimal: z
    .string()
    .regex(/^\d{1,2}$/)
    .optional()
    .catch(undefined),
  tokenID: decimal.optional(),
  /** The number of an ERC-1155's items. */
  tokenValue: decimal.optional(),
})
type Row = z.output<typeof rowSchema>

/** `No transactions found` comes with status 0 and an empty list; a refusal with status 0 and a text. */
const answerSchema = z.object({ result: z.array(z.unknown()) })

const LISTS = ['txlist', 'tokentx', 'tokennfttx', 'token1155tx'] as const
type List = (typeof LISTS)[number]

export type EtherscanHistoryParameters = {
  url: string
  apiKey: string
  /** Milliseconds that each of its answers may take. Default 8 s, for clients wait for 15 s. */
  timeoutMs?: number
}

/**
 * Reads an API of Etherscan's version 2: transactions, token transfers and collectibles of both kinds, merged by hash.
 * Each list is asked for by blocks, downwards; what is below the shallowest full list is left to the next page.
 */
export const createEtherscanHistory = ({
  url,
  apiKey,
  timeoutMs = 8_000,
}: EtherscanHistoryParameters): HistoryProvider => ({
  async page(chain, owner, { cursor, limit }) {
    const until = cursor === undefined ? undefined : decodeCursor(cursor)
    const lists = await Promise.all(
      LISTS.map((list) => readList(list, { url, apiKey, timeoutMs, chain, owner, until })),
    )
    const horizon = lists
      .filter((rows) => rows.length === PAGE)
      .reduce((high, rows) => max(high, blockOf(rows.at(-1))), -1n)
    const groups = groupByHash(lists).filter(({ block }) => block > horizon)
    const page = takePage(groups, limit)
    const isMore = page.length < groups.length || horizon >= 0n
    // A single block that fills a page is cut, for there is no way to ask for its rest.
    const next = page.length === 0 ? horizon : (page.at(-1)?.block ?? 0n) - 1n
    return {
      data: page.map((group) => toWire(chain, owner, group)),
      next: isMore && next >= 0n ? Buffer.from(String(next)).toString('base64url') : null,
    }
  },
})

type ReadListParameters = Required<EtherscanHistoryParameters> & {
  chain: Chain
  owner: Address
  until: bigint | undefined
}

async function readList(
  action: List,
  { url, apiKey, timeoutMs, chain, owner, until }: ReadListParameters,
): Promise<Row[]> {
  const target = new URL(url)
  const query = {
    chainid: String(chain.chainId),
    module: 'account',
    action,
    address: owner,
    startblock: '0',
    endblock: String(until ?? 9_999_999_999n),
    page: '1',
    offset: String(PAGE),
    sort: 'desc',
    apikey: apiKey,
  }
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  try {
    const response = await fetch(target, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const { result } = answerSchema.parse(await readAnswer(response))
    return result.flatMap((row) => rowSchema.safeParse(row).data ?? [])
  } catch (cause) {
    throw unavailable('history', 'The explorer of this network does not answer.', { cause })
  }
}

type Group = { block: bigint; hash: string; transaction: Row | undefined; moves: { list: List; row: Row }[] }

function groupByHash(lists: readonly Row[][]): Group[] {
  const groups = new Map<string, Group>()
  for (const [index, rows] of lists.entries())
    for (const row of rows) {
      const hash = row.hash.toLowerCase()
      const group = groups.get(hash) ?? {
        block: BigInt(row.blockNumber),
        hash,
        transaction: undefined,
        moves: [],
      }
      groups.set(hash, group)
      const list = LISTS[index] ?? 'txlist'
      if (list === 'txlist') group.transaction = row
      if (list !== 'txlist' || BigInt(row.value ?? 0) > 0n) group.moves.push({ list, row })
    }
  return [...groups.values()].sort((a, b) => (a.block < b.block ? 1 : a.block > b.block ? -1 : 0))
}

/** Whole blocks only, for the cursor is a block; at least one. */
function takePage(groups: readonly Group[], limit: number): Group[] {
  if (groups.length <= limit) return [...groups]
  const cut = groups[limit]?.block
  const complete = groups.filter(({ block }) => cut !== undefined && block > cut)
  return complete.length > 0 ? complete.slice(0, limit) : groups.filter(({ block }) => block === cut)
}

function toWire(chain: Chain, owner: Address, { hash, transaction, moves }: Group): WireTransaction {
  const first = transaction ?? moves[0]?.row
  const isFailed = transaction?.isError === '1'
  const transfers = isFailed
    ? []
    : moves.map(({ list, row }) => toTransfer(chain, owner, list, row, transaction))
  return {
    id: hash,
    metadata: {
      operationType: operationOf(
        operationOfRows(transaction, moves),
        transfers.map(({ direction, nft_info }) => ({ direction, isItem: nft_info !== undefined })),
      ),
      hash,
      minedAt: new Date(Number(first?.timeStamp ?? 0) * 1_000).toISOString(),
      sentFrom: first?.from ?? '',
      sentTo: (first && receiverOf(first)) || null,
      status: isFailed ? 'failed' : 'confirmed',
      nonce: Number(first?.nonce ?? 0),
      chain: chain.id,
      ...describeCall(chain, {
        receiver: transaction?.to,
        selector: transaction?.input,
        isSender: isSame(transaction?.from, owner),
      }),
    },
    transfers,
  }
}

function operationOfRows(transaction: Row | undefined, moves: Group['moves']) {
  if (transaction?.to === '') return 'deploy'
  if (transaction?.input?.startsWith('0x095ea7b3')) return 'approve'
  const isMint = moves.some(({ list, row }) => isOfItems(list) && isSame(row.from, zeroAddress))
  return isMint ? 'mint' : 'execute'
}

const isOfItems = (list: List) => list === 'tokennfttx' || list === 'token1155tx'

function toTransfer(
  chain: Chain,
  owner: Address,
  list: List,
  row: Row,
  transaction: Row | undefined,
): WireTransfer {
  const isFrom = isSame(row.from, owner)
  const direction = isFrom ? (isSame(row.to, owner) ? 'self' : 'out') : 'in'
  const value = BigInt(row.value ?? 1)
  const native = chain.config.nativeCurrency
  if (list === 'txlist')
    return {
      fungible_info: {
        name: native.name,
        symbol: native.symbol,
        address: toCaip10(chain.id, NATIVE_ADDRESS),
        icon: { url: null },
      },
      direction,
      quantity: { numeric: toNumeric(value, native.decimals) },
    }
  const token = chain.tokens.find(({ address }) => isSame(address, row.contractAddress))
  const wasSent = transaction !== undefined && isSame(transaction.from, owner)
  const isListed = token !== undefined || chain.contracts.has(row.contractAddress?.toLowerCase() ?? '')
  const isSpam = !isListed && !wasSent
  if (isOfItems(list) || isSpam)
    return {
      nft_info: { name: nameOf(chain, list, row), content: null, flags: { is_spam: isSpam } },
      direction,
      quantity: { numeric: list === 'token1155tx' ? (row.tokenValue ?? '1') : '1' },
    }
  const decimals = token?.decimals ?? Number(row.tokenDecimal ?? 0)
  const contract = row.contractAddress ?? ''
  const called = isAddress(contract, { strict: false }) ? shortAddress(contract) : '?'
  const symbol = token?.symbol ?? row.tokenSymbol ?? called
  return {
    fungible_info: {
      name: token?.name ?? row.tokenName ?? symbol,
      symbol,
      address: isAddress(contract, { strict: false }) ? toCaip10(chain.id, contract) : undefined,
      icon: { url: null },
    },
    direction,
    quantity: { numeric: toNumeric(value, decimals) },
  }
}

/** Explorers name an ERC-721 by its collection; the number tells the items of an ERC-1155 apart. */
function nameOf(chain: Chain, list: List, { contractAddress: token, tokenID: tokenId, tokenName }: Row) {
  if (!isOfItems(list) || tokenId === undefined) return tokenName ?? null
  const name = tokenName ?? (token && isAddress(token, { strict: false }) ? shortAddress(token) : '?')
  return nameOfItem(chain, { token, tokenId, name })
}

const isSame = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && isAddress(a, { strict: false }) && a.toLowerCase() === b.toLowerCase()

const blockOf = (row: Row | undefined) => BigInt(row?.blockNumber ?? 0)
const max = (a: bigint, b: bigint) => (a > b ? a : b)

function decodeCursor(cursor: string): bigint {
  const text = Buffer.from(cursor, 'base64url').toString()
  if (!/^\d{1,12}$/.test(text))
    throw invalidRequest([
      { name: 'cursor', description: 'Expected the `next` of an earlier page of this history, unchanged.' },
    ])
  return BigInt(text)
}
