import { listParts } from '@foyer/kit'
import { html, nothing } from 'lit'
import type { Movement } from '../rpc/simulate.ts'
import { chainOf } from './chains.ts'
import type { CallParts } from './describe/transaction.ts'
import { sameAddress } from './describe/values.ts'
import { isUnlimited } from './describe/warnings.ts'
import { formatUnits } from './formatUnits.ts'
import { native, tokenAmount, verbatim } from './render.ts'
import { contractOf, type ScreenProps } from './ScreenElement.ts'

type Part = ReturnType<typeof verbatim> | Part[]

/** A sentence whose parts keep their own direction, and stay as they are when a browser translates it. */
export function fill(sentence: (...parts: string[]) => string, ...parts: Part[]) {
  const pieces = sentence(...parts.map((_, index) => `\n${index}\n`)).split(/\n(\d)\n/)
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : parts[Number(piece)]))
}

/** Enough of an address to tell it from those that are made to look like it. All of it is among the details. */
const shorten = (address: string) => `${address.slice(0, 8)}…${address.slice(-6)}`

const who = (address: string, props: ScreenProps) =>
  verbatim(contractOf(address, props)?.name ?? shorten(address))

const labelOf = (token: string, props: ScreenProps) =>
  props.tokens.get(token.toLowerCase())?.symbol ?? contractOf(token, props)?.name ?? shorten(token)

function amountOf(token: string, amount: bigint, props: ScreenProps): Part {
  const claims = props.tokens.get(token.toLowerCase())
  if (claims?.isNft) return verbatim(`${labelOf(token, props)} #${amount}`)
  const text = tokenAmount(amount, claims, props)
  return claims?.symbol !== undefined && claims.decimals !== undefined
    ? html`${text}`
    : html`${text} ${verbatim(labelOf(token, props))}`
}

function itemOf(token: string, id: bigint, amount: bigint, props: ScreenProps): Part {
  const name = contractOf(token, props)?.items?.[String(id)] ?? `${labelOf(token, props)} #${id}`
  const count = formatUnits(amount, 0, props.locale)
  return verbatim(amount === 1n ? `${count} ${name}` : `${count} × ${name}`)
}

function list(parts: Part[], locale: string): Part {
  const formatted = listParts(
    locale,
    parts.map((_, index) => String(index)),
  )
  return formatted.map(({ type, value }) =>
    type === 'element' ? (parts[Number(value)] as Part) : html`${value}`,
  )
}

function listMoved(movements: readonly Movement[], props: ScreenProps): Part {
  const parts = movements.map(({ token, id, amount }) => {
    const size = amount < 0n ? -amount : amount
    if (token === undefined) return verbatim(native(size, props))
    return id === undefined ? amountOf(token, size, props) : itemOf(token, id, size, props)
  })
  return list(parts, props.locale)
}

/** The amounts that an account pays and gets, as a node expects them, or that nobody knows. */
export function expected(props: ScreenProps) {
  const { movements, texts } = props
  const { summary } = texts
  if (movements === 'pending') return html`<p class="large" aria-hidden="true">…</p>`
  if (movements === undefined) return html`<p class="large">${summary.unknown}</p>`
  const paid = movements.filter(({ amount }) => amount < 0n)
  const got = movements.filter(({ amount }) => amount > 0n)
  const [pay, get] = [paid, got].map((each) => listMoved(each, props)) as [Part, Part]
  const sentence =
    paid.length === 0
      ? got.length === 0
        ? summary.nothing
        : fill(summary.get, get)
      : got.length === 0
        ? fill(summary.pay, pay)
        : fill(summary.trade, pay, get)
  return html`<p class="large">${sentence}</p>
    <p class="muted small">${summary.expected}</p>`
}

/** True if what a call moves stands in the call itself. */
export const isPlain = ({ call, value }: CallParts) =>
  call.kind === 'native' ||
  (value === 0n && call.kind !== 'contract' && call.kind !== 'unreadable' && call.kind !== 'deploy')

/** The effect of a call, in one sentence, from what is signed alone. Undefined where only a node can tell. */
export function sentenceOf({ call, value }: CallParts, props: ScreenProps) {
  const { account, texts } = props
  const { summary } = texts
  switch (call.kind) {
    case 'native':
      return fill(summary.send, verbatim(native(value, props)), who(call.to, props))
    case 'tokenTransfer': {
      const amount = amountOf(call.token, call.amount, props)
      return call.from === undefined || sameAddress(call.from, account)
        ? fill(summary.send, amount, who(call.to, props))
        : fill(summary.move, amount, who(call.from, props), who(call.to, props))
    }
    case 'tokenApproval': {
      const spender = who(call.spender, props)
      if (call.amount === 0n) return fill(summary.revoke, spender, verbatim(labelOf(call.token, props)))
      const isAll = isUnlimited(call.amount) || call.amount === 2n ** 160n - 1n
      return isAll
        ? fill(summary.allowAll, spender, verbatim(labelOf(call.token, props)))
        : fill(summary.allow, spender, amountOf(call.token, call.amount, props))
    }
    case 'collectionApproval':
      return fill(
        call.isApproved ? summary.allowAll : summary.revoke,
        who(call.spender, props),
        verbatim(labelOf(call.token, props)),
      )
    case 'nftTransfer': {
      const items = list(
        call.items.map(({ id, amount = 1n }) => itemOf(call.token, id, amount, props)),
        props.locale,
      )
      return sameAddress(call.from, account)
        ? fill(summary.send, items, who(call.to, props))
        : fill(summary.move, items, who(call.from, props), who(call.to, props))
    }
    default:
      return undefined
  }
}

/** The kind of a call, where its sentence does not say so. */
export function titleOf({ call }: CallParts, { chainId, texts: { calls } }: ScreenProps) {
  if (call.kind === 'contract') return html`<bdi>${calls.contract(call.name)}</bdi>`
  if (call.kind === 'collectionApproval' && !call.isApproved) return calls.collectionRevocation
  const chain = chainOf(chainId)
  if (call.kind === 'native' && chain !== undefined) return html`<bdi>${calls.nativeOf(chain.symbol)}</bdi>`
  return calls[call.kind]
}

/** The movements beside those that the sentence of a call says. */
export const besideValue = ({ call, value }: CallParts, props: ScreenProps) =>
  value > 0n && call.kind !== 'native'
    ? html`<strong translate="no">${native(value, props)}</strong>`
    : nothing
