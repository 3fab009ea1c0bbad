import type {
  ActivityItem,
  ActivityOperation,
  ActivityTransfer,
  DeepReadonly,
  Network,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import type { AccountStrings } from '../../locales/en/account.ts'
import { formatAmount } from '../../locales/formatAmount.ts'
import { shortenAddress } from '../../locales/shorten.ts'
import { explorerOf } from '../account-assets/explorerOf.ts'
import '../wallet-icon/fy-wallet-icon.ts'
import { pictureOfToken } from '../wallet-icon/pictureOf.ts'
import { activityIcons, failedIcon } from './activityIcons.ts'

type Item = DeepReadonly<ActivityItem>

type ActivityRowParameters = {
  item: Item
  strings: AccountStrings
  /** Formats the time of a transaction. */
  timeFormat: Intl.DateTimeFormat
  /** Without a block explorer the row is no link. */
  network: DeepReadonly<Network> | undefined
}

const SIGNS = { in: '+', out: '\u2212', self: '' }

/** One transaction: what it did, when, and what it moved. */
export function activityRow({ item, strings, timeFormat, network }: ActivityRowParameters) {
  const at = new Date(item.minedAt)
  const status = { confirmed: '', failed: strings.didFail, pending: strings.isPending }[item.status]
  const content = html`
    ${picture(item)}
    <span class="what">
      <span class="did">
        <bdi>${titleOf(item, strings)}</bdi>
        ${status && html`<span class="small ${item.status === 'failed' ? 'danger-text' : 'muted'}">${status}</span>`}
      </span>
      <time class="muted small" datetime=${at.toISOString()}>${timeFormat.format(at)}</time>
    </span>
    <span class="amounts">${amounts(item, strings)}</span>
  `
  const explorerUrl = explorerOf(network, 'tx', item.hash)
  if (explorerUrl === undefined) return html`<div class="row">${content}</div>`
  return html`<a class="row" href=${explorerUrl} target="_blank" rel="noopener noreferrer">
    ${content} <span class="visually-hidden">${strings.viewOnExplorer}</span>
  </a>`
}

/** Returns the picture of an item. A failed one has the sign of a failure in place of its operation. */
function picture(item: Item) {
  const { operation, transfers, status } = item
  const hasFailed = status === 'failed'
  // The payment is no picture of the item that was minted.
  const pictured = mintedItem(item) ? undefined : transfers.find(({ imageUrl, token }) => imageUrl ?? token)
  return html`<span class="picture">
    ${pictured && html`<fy-wallet-icon round .src=${pictureOfTransfer(pictured)} .name=${pictured.name}></fy-wallet-icon>`}
    <span class="sign ${hasFailed ? 'failed' : ''}">${hasFailed ? failedIcon() : activityIcons[operation]()}</span>
  </span>`
}

const pictureOfTransfer = ({ token, name, imageUrl }: DeepReadonly<ActivityTransfer>) =>
  imageUrl ?? (token && pictureOfToken({ ...token, symbol: name, imageUrl }))

/** The operation: in the server's words, with the item that was minted, or in general. */
function titleOf(item: Item, strings: AccountStrings): string {
  const title = item.title?.[strings.$code] ?? item.title?.en
  const minted = mintedItem(item)
  if (title !== undefined || minted === undefined) return title ?? strings[operationKey(item.operation)]
  const { name, amount, decimals } = minted
  const count =
    amount === undefined || amount === 1n ? '' : ` × ${formatAmount(amount, decimals, strings.$code)}`
  return strings.mintedItem(`${name}${count}`)
}

/** The item that stands in the title, where one kind of them was minted. */
function mintedItem({ operation, title, transfers }: Item) {
  if (operation !== 'mint' || title !== undefined) return undefined
  const items = transfers.filter(({ collectible, direction }) => collectible && direction === 'in')
  return items.length === 1 ? items[0] : undefined
}

/** At most two lines: the first transfer, then the second one, a count of the others, or the other party. */
function amounts(item: Item, strings: AccountStrings) {
  const { status, application } = item
  const minted = mintedItem(item)
  const transfers = item.transfers.filter((transfer) => transfer !== minted)
  const [first, second] = transfers
  const lines = [first === undefined ? nothing : transferLine(first, status, strings)]
  if (transfers.length > 2)
    lines.push(html`<span class="muted small">${strings.moreTransfers(String(transfers.length - 1))}</span>`)
  else if (second !== undefined) lines.push(transferLine(second, status, strings))
  else lines.push(html`<span class="muted small">${otherParty(item, strings) ?? application}</span>`)
  return lines
}

function transferLine(
  { direction, name, amount, decimals, collectible }: DeepReadonly<ActivityTransfer>,
  status: Item['status'],
  strings: AccountStrings,
) {
  const isSingle = collectible && amount === 1n && decimals === 0
  const number =
    amount === undefined || isSingle
      ? ''
      : `${SIGNS[direction]}${formatAmount(amount, decimals, strings.$code)} `
  const look = status === 'failed' ? 'void' : direction === 'in' ? 'gain' : ''
  return html`<bdi class=${look}>${number}${name}</bdi>`
}

type OperationKey = `did${Capitalize<ActivityOperation>}`

const operationKey = (operation: ActivityOperation) =>
  `did${operation[0]?.toUpperCase()}${operation.slice(1)}` as OperationKey

/** The address that a transfer went to or came from. */
function otherParty({ operation, from, to }: Item, strings: AccountStrings): string | undefined {
  if (operation === 'send') return to && strings.sentTo(shortenAddress(to))
  if (operation === 'receive') return from && strings.receivedFrom(shortenAddress(from))
  return undefined
}
