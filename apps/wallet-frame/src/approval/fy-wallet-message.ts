import { html, nothing } from 'lit'
import type { MessageDescription } from './describe/message.ts'
import { code, FIRST_CHARACTERS, foreign, showAll, warningList } from './render.ts'
import { ScreenElement } from './ScreenElement.ts'

/** A text to sign, all of it and nothing hidden in it. */
export class FyWalletMessage extends ScreenElement<MessageDescription> {
  protected override render() {
    const { description, props, isWhole } = this
    const { texts } = props
    const { text, isHex, warnings } = description
    const isLong = !isWhole && text.length > FIRST_CHARACTERS
    const shown = isLong ? text.slice(0, FIRST_CHARACTERS) : text
    return html`
      ${warningList(warnings, texts)}
      <h2 id="label">${isHex ? texts.messageBytes : texts.message}</h2>
      <pre tabindex="0" role="region" aria-labelledby="label">${isHex ? code(shown) : foreign(shown, texts)}</pre>
      ${isLong ? showAll(this.showAll, texts) : nothing}
    `
  }
}
customElements.define('fy-wallet-message', FyWalletMessage)
