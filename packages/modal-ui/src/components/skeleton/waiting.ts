import { html } from 'lit'
import type { Strings } from '../../locales/en/base.ts'
import './fy-skeleton.ts'

type WaitingParameters = {
  strings: Strings
  /** How many rows are expected. */
  rows?: number
  /** Whether their pictures are circles. */
  round?: boolean
  /** Whether each ends with an amount. */
  amounts?: boolean
}

/** What stands in place of a list or a form that is on its way. */
export const waiting = ({ strings, rows = 3, round = true, amounts = false }: WaitingParameters) =>
  html`<div role="status">
    <fy-skeleton ?round=${round} ?amounts=${amounts} .rows=${rows}></fy-skeleton>
    <span class="visually-hidden">${strings.loading}</span>
  </div>`
