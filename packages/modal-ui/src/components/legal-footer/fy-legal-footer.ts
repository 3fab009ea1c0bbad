import { html, nothing, unsafeCSS } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en/base.ts'
import { legalParts, legalStyles, PRIVACY, TERMS } from './legalText.ts'

/** The dapp's own sentence, or links to the terms and the privacy policy. Renders nothing while it has set neither. */
export class FyLegalFooter extends FyElement {
  static override styles = unsafeCSS(legalStyles)
  static override properties = {
    strings: { attribute: false },
    termsUrl: { attribute: false },
    privacyUrl: { attribute: false },
    text: { attribute: false },
  }

  declare strings: Strings
  declare termsUrl: string | undefined
  declare privacyUrl: string | undefined
  /** Holds `{terms}` and `{privacy}` where the links stand. */
  declare text: string | undefined

  protected override render() {
    const { strings, termsUrl, privacyUrl } = this
    const parts = legalParts({ strings, termsUrl, privacyUrl, legalText: this.text })
    if (parts === undefined) return nothing
    const links: Record<string, unknown> = {
      [TERMS]: link(termsUrl, strings.terms),
      [PRIVACY]: link(privacyUrl, strings.privacy),
    }
    return html`<p class="legal">${parts.map((part) => links[part] ?? part)}</p>`
  }
}

const link = (url: string | undefined, text: string) =>
  url === undefined ? text : html`<a href=${url} target="_blank" rel="noopener noreferrer">${text}</a>`

define('fy-legal-footer', FyLegalFooter)

declare global {
  interface HTMLElementTagNameMap {
    'fy-legal-footer': FyLegalFooter
  }
}
