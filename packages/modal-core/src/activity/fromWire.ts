import type { ActivityItem, ActivityOperation, ActivityTransfer } from '../types/activity.ts'
import { type WireTransfer, wireTransaction, wireTransfer } from '../wire/chainSchemas.ts'
import { NAMED_OPERATIONS } from './operations.ts'

const OPERATIONS = new Map<string, ActivityOperation>(
  NAMED_OPERATIONS.map((operation) => [operation, operation]),
)

/** The most transfers that are read of one transaction. Few have more than a handful. */
const MOST_TRANSFERS = 50
/** The most languages that are read of a title. */
const MOST_LANGUAGES = 50
const DECIMAL = /^(\d{1,60})(?:\.(\d{1,60}))?$/
const ADDRESS = /^\w{1,100}$/
/** Stands for the network's currency. */
const CURRENCY = /^0xe{40}$/i

type FromWireParameters = {
  /** CAIP-2 id of the only network whose transactions are wanted. */
  caipNetworkId: string
  cleanName: (name: unknown) => string | undefined
  /** The address of a picture that may be drawn, or undefined. */
  cleanPicture: (url: unknown) => string | undefined
}

/** The transactions of a page that can be drawn, without spam and those of other networks. */
export const fromWire = (data: readonly unknown[], parameters: FromWireParameters): ActivityItem[] =>
  data.flatMap((one) => toItem(one, parameters) ?? [])

function toItem(one: unknown, parameters: FromWireParameters): ActivityItem | undefined {
  const { caipNetworkId, cleanName } = parameters
  const { success, data } = wireTransaction.safeParse(one)
  if (!success || data.metadata.chain !== caipNetworkId) return undefined
  const { id, metadata } = data
  const minedAt = Date.parse(metadata.minedAt)
  const wires = data.transfers
    .slice(0, MOST_TRANSFERS)
    .map((transfer) => wireTransfer.safeParse(transfer).data)
  if (Number.isNaN(minedAt) || (wires.length > 0 && wires.every(isSpam))) return undefined
  const transfers = wires.flatMap((wire) => (wire && toTransfer(wire, parameters)) ?? [])
  return {
    id,
    hash: metadata.hash,
    operation: OPERATIONS.get(metadata.operationType ?? '') ?? operationOf(transfers),
    status: metadata.status,
    minedAt,
    from: toAddress(metadata.sentFrom),
    to: toAddress(metadata.sentTo),
    application: cleanName(metadata.application?.name),
    title: toTitle(metadata.title, cleanName),
    transfers,
  }
}

/** The titles by language that can be drawn. */
function toTitle(
  titles: Record<string, unknown> | null | undefined,
  cleanName: FromWireParameters['cleanName'],
): ActivityItem['title'] {
  const entries = Object.entries(titles ?? {})
    .slice(0, MOST_LANGUAGES)
    .map(([language, title]) => [language, cleanName(title)] as const)
  const drawable = entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined)
  return drawable.length > 0 ? Object.fromEntries(drawable) : undefined
}

/** Returns the token of a CAIP-10 address, if it is one of this network. */
function toToken(caip10: string | null | undefined, chainId: string): ActivityTransfer['token'] {
  if (!caip10?.startsWith(`${chainId}:`)) return undefined
  const address = caip10.slice(chainId.length + 1)
  if (!ADDRESS.test(address)) return undefined
  return { chainId, address: CURRENCY.test(address) ? undefined : address }
}

const isSpam = (wire: WireTransfer | undefined) => wire?.nft_info?.flags?.is_spam === true

function toTransfer(
  { fungible_info: token, nft_info: nft, direction, quantity }: WireTransfer,
  { caipNetworkId, cleanName, cleanPicture }: FromWireParameters,
): ActivityTransfer | undefined {
  const name = token ? (cleanName(token.symbol) ?? cleanName(token.name)) : cleanName(nft?.name)
  if (name === undefined) return undefined
  const [, whole, fraction = ''] = DECIMAL.exec(quantity?.numeric ?? '') ?? []
  return {
    direction,
    name,
    collectible: !token,
    amount: whole === undefined ? undefined : BigInt(whole + fraction),
    decimals: fraction.length,
    token: toToken(token?.address, caipNetworkId),
    imageUrl: cleanPicture(token?.icon?.url),
  }
}

/** The operation of a transaction of unknown kind, by the directions of its transfers. */
function operationOf(transfers: readonly ActivityTransfer[]): ActivityOperation {
  const goes = (direction: ActivityTransfer['direction']) =>
    transfers.some((one) => one.direction === direction)
  if (goes('in') && goes('out')) return 'trade'
  if (goes('in')) return 'receive'
  return goes('out') ? 'send' : 'execute'
}

const toAddress = (value: string | null | undefined) => (value && ADDRESS.test(value) ? value : undefined)
