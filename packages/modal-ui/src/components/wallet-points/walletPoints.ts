import { css, html } from 'lit'
import type { Strings } from '../../locales/en/base.ts'
import { keyIcon, lockIcon, walletIcon } from '../../styles/icons.ts'

export const walletPointsStyles = css`
  .points {
    gap: 20px;
    padding-block: 4px 20px;
  }
  .points li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    column-gap: 14px;
  }
  .points .emblem {
    --emblem: 48px;
    grid-row: 1 / 3;
  }
  .points .head {
    font-weight: 600;
  }
`

/** Explains a wallet in three points. */
export function walletPoints(strings: Strings) {
  const points = [
    [walletIcon(24), strings.walletHoldsTitle, strings.walletHoldsText],
    [keyIcon(), strings.walletSignsTitle, strings.walletSignsText],
    [lockIcon(), strings.walletYoursTitle, strings.walletYoursText],
  ]
  return html`<ul class="stack points">
    ${points.map(
      ([icon, title, text]) => html`<li>
        <span class="emblem">${icon}</span>
        <p class="head">${title}</p>
        <p class="muted small">${text}</p>
      </li>`,
    )}
  </ul>`
}
