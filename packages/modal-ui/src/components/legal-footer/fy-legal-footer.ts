import { css, html, nothing } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en/base.ts'

/** The dapp's own sentence, or links to the terms and the privacy policy. Renders nothing while it has set neither. */
export class FyLegalFooter extends FyElement {
  static override styles = css`
    p {
      padding-block-start: 16px;
      color: var(--fy-color-muted);
      font-size: var(--fy-text-sm);
      text-align: center;
      text-wrap: balance;
    }
  `
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
    const { strings, termsUrl, privacyUrl, text = this.#standard() } = this
    if (text === undefined) return nothing
    const links: Record<string, unknown> = {
      [TERMS]: link(termsUrl, strings.terms),
      [PRIVACY]: link(privacyUrl, strings.privacy),
    }
    return html`<p>${text.split(PLACES).map((part) => links[part] ?? part)}</p>`
  }

  #standard(): string | undefined {
    const { strings, termsUrl, privacyUrl } = this
    if (termsUrl === undefined && privacyUrl === undefined) return undefined
    const documents =
      termsUrl && privacyUrl ? strings.both(TERMS, PRIVACY) : termsUrl === undefined ? PRIVACY : TERMS
    return strings.legal(documents)
  }
}

/** The places of the links in the sentence, which each language orders in its own way. */
const TERMS = '{terms}'
const PRIVACY = '{privacy}'
const PLACES = /(\{terms\}|\{privacy\})/

const link = (url: string | undefined, text: string) =>
  url === undefined ? text : html`<a href=${url} target="_blank" rel="noopener noreferrer">${text}</a>`

define('fy-legal-footer', FyLegalFooter)

declare global {
  interface HTMLElementTagNameMap {
    'fy-legal-footer': FyLegalFooter
  }
}
