import { html, nothing, svg, type TemplateResult } from 'lit'
import type { Texts } from '../locales/en.ts'
import { chainOf } from './chains.ts'
import { toParts } from './describe/text.ts'
import type { ValueNode } from './describe/values.ts'
import { isDanger, isUnlimited, type Warning } from './describe/warnings.ts'
import { formatDate } from './formatDate.ts'
import { formatMoney, formatUnits, roundUp } from './formatUnits.ts'
import type { TokenClaims } from './readToken.ts'
import type { ScreenProps } from './ScreenElement.ts'

/** The part of a long text that is drawn before "Show everything": in characters, and in values. */
export const FIRST_CHARACTERS = 10_000
export const FIRST_NODES = 200

type Content = TemplateResult | string | typeof nothing

export const row = (label: string, content: Content | Content[]) =>
  html`<div><dt>${label}</dt><dd>${content}</dd></div>`

/** A text of somebody else's, with what is hidden in it marked and its direction kept to itself. It is read as it is signed. */
export const foreign = (text: string, texts: Texts) =>
  html`<bdi translate="no">${toParts(text).map(({ kind, text }) =>
    kind === 'text' ? text : html`<mark title=${texts.hiddenCharacter}>${text}</mark>`,
  )}</bdi>`

export const code = (text: string) => html`<span class="code" translate="no">${text}</span>`

/** An amount, or another text that means something else when a browser translates it. */
export const verbatim = (text: string) => html`<bdi translate="no">${text}</bdi>`

const warningSign =
  () => html`<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor"
  stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
  ${svg`<path d="M12 4.5L21 19.5H3Z" /><path d="M12 10.5v4M12 17h.01" />`}
</svg>`

export const notice = (text: string, kind: 'danger' | '') =>
  html`<li class="warning ${kind}">${warningSign()}<span>${text}</span></li>`

export const warningList = (warnings: readonly Warning[], texts: Texts) =>
  warnings.length === 0
    ? nothing
    : html`<ul>
        ${warnings.map((warning) => notice(texts.warnings[warning], isDanger(warning) ? 'danger' : ''))}
      </ul>`

/** An amount of a token in the units that it claims, with its address: names can be anything. */
export function tokenAmount(
  amount: bigint,
  claims: TokenClaims | undefined,
  { texts, locale }: { texts: Texts; locale: string },
): Content {
  if (claims?.isNft) return verbatim(`#${amount}`)
  if (isUnlimited(amount)) return texts.unlimited
  if (claims?.decimals === undefined) return texts.units(formatUnits(amount, 0, locale))
  return verbatim(`${formatUnits(amount, claims.decimals, locale)} ${claims.symbol ?? ''}`)
}

/** In the currency of the chain. Of a chain without a known one, in smallest units. */
export function native(
  amount: bigint,
  { chainId, locale, texts }: Pick<ScreenProps, 'chainId' | 'locale' | 'texts'>,
) {
  const chain = chainOf(chainId)
  if (chain === undefined) return texts.units(formatUnits(amount, 0, locale))
  return `${formatUnits(amount, 18, locale)} ${chain.symbol}`
}

/** The most that is paid, in dollars where their price is known, and in two digits that count of the currency. */
function atMost(amount: bigint, props: ScreenProps) {
  const { locale, price, texts } = props
  const rounded = native(roundUp(amount), props)
  if (price === undefined) return texts.atMost(rounded)
  const money = formatMoney((amount * price.answer) / 10n ** BigInt(price.decimals), 18, locale)
  return html`${texts.atMost(money)} <span class="muted small" translate="no">${rounded}</span>`
}

/** The most that the network takes. */
export const fee = (
  { maxFee, rollupFee }: { maxFee: bigint; rollupFee: bigint | undefined },
  props: ScreenProps,
) =>
  row(props.texts.fee, [
    atMost(maxFee, props),
    rollupFee === undefined
      ? nothing
      : html`<br />${props.texts.rollupFee(native(roundUp(rollupFee), props))}`,
  ])

/** A fee that is not the user's. */
export const sponsored = ({ maxFee }: { maxFee: bigint }, props: ScreenProps) =>
  row(props.texts.fee, [html`<strong>${props.texts.sponsored}</strong><br />`, atMost(maxFee, props)])

/** The token itself: its address, and what it calls itself. */
export const token = (address: string, claims: TokenClaims | undefined, texts: Texts) =>
  html`${code(address)}${claims?.symbol === undefined ? nothing : html`<br /><bdi>${texts.claimed(claims.symbol)}</bdi>`}`

/** An address, with the name that the project gives it. */
export const named = (address: string, name: string | undefined) =>
  html`${name === undefined ? nothing : html`${verbatim(name)}<br />`}${code(address)}`

export const until = (seconds: bigint, { texts, locale }: { texts: Texts; locale: string }) =>
  row(texts.until, formatDate(seconds, locale))

/** Draws the rest of what is long. */
export const showAll = (onClick: () => void, texts: Texts) =>
  html`<button type="button" class="button" @click=${onClick}>${texts.showAll}</button>`

/** Values by their names, as deep as they are. `take` says whether there is room for one more. */
export function values(nodes: readonly ValueNode[], texts: Texts, take: () => boolean): TemplateResult {
  return html`<dl>
    ${nodes.map((node) => {
      if (!take()) return nothing
      const content =
        'children' in node ? values(node.children, texts, take) : leaf(node.type, node.value, texts)
      return html`<div><dt>${verbatim(node.name)}</dt><dd>${content}</dd></div>`
    })}
  </dl>`
}

/** Counts the values at all depths. */
export const count = (nodes: readonly ValueNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + ('children' in node ? count(node.children) : 0), 0)

const leaf = (type: string, value: string, texts: Texts) =>
  type === 'string' ? foreign(value, texts) : code(value)
