import { html, nothing } from 'lit'
import type { PermissionsDescription } from './describe/permissions.ts'
import { FIRST_CHARACTERS, foreign, showAll } from './render.ts'
import { ScreenElement } from './ScreenElement.ts'

/** Permissions that a dapp asks for, all of them, and that this wallet gives none. */
export class FyWalletPermissions extends ScreenElement<PermissionsDescription> {
  protected override render() {
    const { description, props, isWhole } = this
    const { texts } = props
    const { text } = description
    const isLong = !isWhole && text.length > FIRST_CHARACTERS
    return html`
      <p>${texts.noPermissions}</p>
      <h2 id="label">${texts.permissions}</h2>
      <pre tabindex="0" role="region" aria-labelledby="label">${foreign(isLong ? text.slice(0, FIRST_CHARACTERS) : text, texts)}</pre>
      ${isLong ? showAll(this.showAll, texts) : nothing}
    `
  }
}
customElements.define('fy-wallet-permissions', FyWalletPermissions)
