import { html } from 'lit'
import type { Strings } from '../../locales/en/base.ts'
import './fy-skeleton.ts'

type WaitingParameters = {
  strings: Strings
  /** Number of expected rows. */
  rows?: number
  /** True if their pictures are circles. */
  round?: boolean
  /** True if each ends with an amount. */
  amounts?: boolean
}

/** The skeleton of a list or a form that is loading. */
export const waiting = ({ strings, rows = 3, round = true, amounts = false }: WaitingParameters) =>
  html`<div role="status">
    <fy-skeleton ?round=${round} ?amounts=${amounts} .rows=${rows}></fy-skeleton>
    <span class="visually-hidden">${strings.loading}</span>
  </div>`
