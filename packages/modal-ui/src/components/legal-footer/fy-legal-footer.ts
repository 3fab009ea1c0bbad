import { css, html, nothing } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en.ts'

/** Links to the terms and the privacy policy. Renders nothing while the dapp has set neither. */
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
  }

  declare strings: Strings
  declare termsUrl: string | undefined
  declare privacyUrl: string | undefined

  protected override render() {
    const { strings, termsUrl, privacyUrl } = this
    if (termsUrl === undefined && privacyUrl === undefined) return nothing
    const links: Record<string, unknown> = {
      [TERMS]: termsUrl && link(termsUrl, strings.terms),
      [PRIVACY]: privacyUrl && link(privacyUrl, strings.privacy),
    }
    const documents =
      termsUrl && privacyUrl ? strings.both(TERMS, PRIVACY) : termsUrl === undefined ? PRIVACY : TERMS
    return html`<p>${strings
      .legal(documents)
      .split(PLACES)
      .map((part) => links[part] ?? part)}</p>`
  }
}

/** Where the links stand in the sentence, which each language orders in its own way. */
const TERMS = '{terms}'
const PRIVACY = '{privacy}'
const PLACES = /(\{terms\}|\{privacy\})/

const link = (url: string, text: string) =>
  html`<a href=${url} target="_blank" rel="noopener noreferrer">${text}</a>`

define('fy-legal-footer', FyLegalFooter)

declare global {
  interface HTMLElementTagNameMap {
    'fy-legal-footer': FyLegalFooter
  }
}
