import { css, html, nothing } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import { hueOf } from '../../styles/hue.ts'

/** A wallet's or network's picture; the first letter of its name where there is none or it does not load. */
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
    span {
      background: linear-gradient(140deg, oklch(0.6 0.13 var(--hue)), oklch(0.42 0.14 calc(var(--hue) + 40)));
      color: #fff;
      font-size: calc(var(--size) * 0.44);
      font-weight: 600;
    }
  `
  static override properties = { src: {}, name: {}, failed: { state: true }, drawn: { state: true } }

  /** Undefined draws the letter. */
  declare src: string | undefined
  declare name: string
  declare private failed: string | undefined
  /** Whether it has been on the screen. A picture in a data URL is made at once, which would hold up the rest. */
  declare private drawn: boolean

  protected override willUpdate() {
    this.style.setProperty('--hue', String(hueOf(this.name)))
  }

  protected override firstUpdated() {
    requestAnimationFrame(() => setTimeout(() => (this.drawn = true)))
  }

  protected override render() {
    if (this.src !== undefined && !this.drawn) return nothing
    if (this.src === undefined || this.failed === this.src)
      return html`<span aria-hidden="true">${[...this.name][0]?.toUpperCase()}</span>`
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
