import { css, html, nothing } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'

/**
 * The picture of a wallet, network or token. Where there is none or it does not load, its content, by default the first
 * letter of the name.
 */
export class FyWalletIcon extends FyElement {
  static override styles = css`
    :host {
      --size: 40px;
      display: block;
      flex: none;
      inline-size: var(--size);
      block-size: var(--size);
      overflow: hidden;
      border-radius: 26%;
      forced-color-adjust: none;
    }
    :host([round]) {
      border-radius: 50%;
    }
    img,
    span {
      display: grid;
      place-items: center;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    /* A dark drawing keeps its edge on a dark ground, and a light one on a light one. */
    img {
      box-sizing: border-box;
      border-radius: inherit;
      outline: 1px solid #8883;
      outline: 1px solid color-mix(in srgb, currentColor 12%, transparent);
      outline-offset: -1px;
    }
    span {
      background: var(--fy-color-raised-active);
      color: var(--fy-color-text);
      font-size: calc(var(--size) * 0.44);
      font-weight: 600;
    }
    ::slotted(svg) {
      inline-size: 58%;
      block-size: 58%;
    }
  `
  static override properties = { src: {}, name: {}, failed: { state: true }, drawn: { state: true } }

  /** Undefined draws the letter. Null draws nothing yet: whether there is a picture is not known. */
  declare src: string | null | undefined
  declare name: string
  declare private failed: string | null | undefined
  /** Whether it has been on the screen. A picture in a data URL is made at once, which would hold up the rest. */
  declare private drawn: boolean

  protected override firstUpdated() {
    requestAnimationFrame(() => setTimeout(() => (this.drawn = true)))
  }

  protected override render() {
    if (this.src === null || (this.src !== undefined && !this.drawn)) return nothing
    if (this.src === undefined || this.failed === this.src)
      return html`<span aria-hidden="true"><slot>${[...this.name][0]?.toUpperCase()}</slot></span>`
    return html`<img src=${this.src} alt="" decoding="async" @error=${this.#onError} />`
  }

  #onError() {
    this.failed = this.src
  }
}

define('fy-wallet-icon', FyWalletIcon)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-icon': FyWalletIcon
  }
}
