import type { DeepReadonly, SendControl, SendState } from '@foyer/modal-core'
import { html, nothing } from 'lit'
import { amountInput, quickAmounts, shares, typedIn } from '../../components/amount/amount.ts'
import type { SendStrings } from '../../locales/en/send.ts'
import { shortenProfileName } from '../../locales/shortenOfView.ts'
import { worthOf } from '../../locales/typedAmount.ts'
import { isAbout } from './sendError.ts'

type FieldParameters = {
  send: DeepReadonly<SendState>
  strings: SendStrings
  control: SendControl | undefined
}

/** Digits of the big amount that fit into a narrow window. */
const ROOM = 13

/** An address has one line, though it may be drawn in two. */
function submitOnEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.isComposing) return
  event.preventDefault()
  const { form } = event.target as HTMLTextAreaElement
  form?.querySelector<HTMLElement>('[type=submit]')?.click()
}

/** The amount to send, and its value. */
export function amountField({ send, strings, control }: FieldParameters) {
  const { token, sendTokenAmount, error } = send
  const isWrong = isAbout('amount', error)
  const worth = worthOf(sendTokenAmount, token?.price, strings.$code)
  return html`<div class="sum">
    <label for="amount" class="muted">${strings.sendAmount}</label>
    <div class="box ${isWrong ? 'wrong' : ''}">
      ${amountInput({ amount: sendTokenAmount, room: ROOM, describedBy: 'worth problem', isWrong, control })}
    </div>
    <p id="worth" class="muted small">${worth === undefined ? nothing : html`<bdi>≈ ${worth}</bdi>`}</p>
    ${
      token === undefined
        ? nothing
        : quickAmounts(
            strings.sendAmount,
            shares({ token, max: strings.sendMax, locale: strings.$code, control }),
          )
    }
  </div>`
}

/** The receiver: an address, or a name with its address. */
export function receiverField({ send, strings, control }: FieldParameters) {
  const { receiver, receiverAddress, receiverProfileName, resolving, isOwnAddress, error } = send
  const isWrong = isAbout('receiver', error)
  const lead = resolving
    ? html`<p class="muted">${strings.sendResolving}</p>`
    : receiverProfileName &&
      html`<p class="muted whole"><b>${shortenProfileName(receiverProfileName)}</b> <bdi>${receiverAddress}</bdi></p>`
  return html`<div class="field">
    <label for="receiver">${strings.sendTo}</label>
    <div class="box ${isWrong ? 'wrong' : ''}">
      <textarea
        id="receiver"
        rows="2"
        placeholder=${strings.sendToPlaceholder}
        maxlength="120"
        autocapitalize="off"
        spellcheck="false"
        aria-describedby="leads-to problem"
        aria-invalid=${isWrong}
        .value=${receiver}
        @input=${(event: InputEvent) => control?.setReceiver(typedIn(event))}
        @keydown=${submitOnEnter}
      ></textarea>
    </div>
    <div id="leads-to" class="small" role="status">
      ${lead} ${isOwnAddress ? html`<p class="warning">${strings.sendOwnAddress}</p>` : nothing}
    </div>
  </div>`
}
