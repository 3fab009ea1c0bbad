import type { DeepReadonly, Wallet } from '@foyer/modal-core'
import type { HandOffStatus, Platform } from '@foyer/modal-core/wallets'
import { html, nothing, type TemplateResult } from 'lit'
import type { PairingProblem } from '../../components/pairing-code/pairingProblem.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { crossIcon } from '../../styles/icons.ts'
import { ring } from '../requestRing.ts'

type HandOffStatusParameters = {
  wallet: DeepReadonly<Wallet>
  platform: Platform
  status: HandOffStatus
  problem: PairingProblem | undefined
  icon: TemplateResult
  strings: StepsStrings
}

/** Shows the progress of opening the wallet, or why it failed. */
export function handOffStatus({ wallet, platform, status, problem, icon, strings }: HandOffStatusParameters) {
  const isFailed = problem !== undefined
  const isRunning = isFailed || ['opening', 'away', 'returned'].includes(status)
  const { title, text } = problem ?? progress(wallet, platform, status, strings)
  return html`<div class="stack centre status">
    <div class="ring ${isFailed ? 'failed' : ''}">
      ${isRunning ? ring() : nothing} ${icon}
      ${isFailed ? html`<span class="badge">${crossIcon()}</span>` : nothing}
    </div>
    <div class="stack" role=${isFailed ? 'alert' : 'status'}>
      <p class="title ${isFailed ? 'danger-text' : ''}">${title}</p>
      <p class="muted">${text}</p>
    </div>
  </div>`
}

function progress(
  { name }: DeepReadonly<Wallet>,
  platform: Platform,
  status: HandOffStatus,
  strings: StepsStrings,
): Pick<PairingProblem, 'title' | 'text'> {
  const before = platform === 'browser' ? strings.insideText : strings.openText
  return {
    idle: { title: strings.openWallet(name), text: before },
    opening: { title: strings.continueIn(name), text: before },
    away: { title: strings.continueIn(name), text: before },
    stayed: { title: strings.notOpened(name), text: strings.notOpenedText },
    returned: { title: strings.continueIn(name), text: strings.returnedText },
  }[status]
}
