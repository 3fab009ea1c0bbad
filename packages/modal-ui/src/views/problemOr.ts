import { html, type TemplateResult } from 'lit'
import type { View } from './View.ts'

/** The failure of the request that is shown: what a wallet outside EVM has to be told of, else the text of any wallet. */
export function problemOr(
  { modal, state, strings }: Pick<View, 'modal' | 'state' | 'strings'>,
  text: string,
): TemplateResult | string {
  const request = state.request.current
  if (request.status !== 'failed' || request.problem === undefined) return text
  return html`<fy-wallet-problem .modal=${modal} .strings=${strings} .problem=${request.problem}
    >${text}</fy-wallet-problem
  >`
}
