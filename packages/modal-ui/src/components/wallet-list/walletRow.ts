import type { WalletItem } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../wallet-icon/fy-wallet-icon.ts'
import type { Strings } from '../../locales/en/base.ts'
import { chevronIcon } from '../../styles/icons.ts'

/** A wallet as a row. What stands at its end describes the button and is no part of its name. */
export const walletRowStyles = css`
  /* Two lines are as high as the picture. In Arabic, "…" stands partly beside them. */
  .wallet .grow {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    padding-inline: 6px;
    margin-inline: -6px;
  }
  .grow * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  bdi {
    font-weight: 400;
  }
`

type WalletRowParameters = {
  item: WalletItem
  strings: Strings
  select: (item: WalletItem) => void
  /** Called when a click is likely. */
  prefetch?: (event: Event) => void
  /** True if wallets of other devices can be paired. Otherwise one that is not here has to be installed. */
  canPair?: boolean
  /** Undefined: reached by Tab, as any button. */
  tabIndex?: number
  /** The id of the heading that says of the row what its tag would. */
  heading?: string | undefined
}

/** The content of a wallet's list item. */
export function walletRow({
  item,
  strings,
  select,
  prefetch,
  canPair = true,
  tabIndex,
  heading,
}: WalletRowParameters) {
  const id = item.connectorId ?? item.wallet?.id ?? ''
  const tag = heading === undefined ? tagOf(item, strings, canPair) : undefined
  return html`<button
      type="button"
      class="row"
      data-testid="wallet-${id}"
      tabindex=${tabIndex ?? nothing}
      aria-describedby=${heading ?? (tag === undefined ? nothing : `tag-${id}`)}
      @click=${() => select(item)}
      @pointerenter=${prefetch}
      @focus=${prefetch}
    >
      <fy-wallet-icon .src=${item.imageUrl} .name=${item.name}></fy-wallet-icon>
      <span class="grow"
        >${
          item.hint === undefined
            ? item.name
            : html`<span>${item.name}</span> <bdi class="muted small">${item.hint}</bdi>`
        }</span
      >
      ${
        tag === undefined
          ? isHere(item)
            ? nothing
            : html`<span class="more muted">${chevronIcon()}</span>`
          : html`<span class="tag ${item.kind === 'recent' ? '' : 'quiet'}" id="tag-${id}" aria-hidden="true"
              >${tag}</span
            >`
      }
    </button>`
}

function tagOf({ kind, installed, connectorId }: WalletItem, strings: Strings, canPair: boolean) {
  if (kind === 'recent') return strings.recent
  if (installed) return strings.installed
  return connectorId === undefined && !canPair ? strings.get : undefined
}

/** True if a click asks the wallet. Any other leads to a view that says how to get there. */
const isHere = ({ connectorId, kind }: WalletItem) => connectorId !== undefined && kind !== 'walletConnect'
