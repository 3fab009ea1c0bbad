import type { DeepReadonly, Modal, ModalState } from '@foyer/modal-core'
import { html, type TemplateResult } from 'lit'
import type { Strings } from '../../locales/en/base.ts'

/** The failure of the request that is shown: what a wallet outside EVM has to be told of, else the text of any wallet. */
export function problemOr(
  { modal, state, strings }: { modal: Modal; state: DeepReadonly<ModalState>; strings: Strings },
  text: string,
): TemplateResult | string {
  const request = state.request.current
  if (request.status !== 'failed' || request.problem === undefined) return text
  return html`<fy-wallet-problem .modal=${modal} .strings=${strings} .problem=${request.problem}
    >${text}</fy-wallet-problem
  >`
}
