import { css, html, nothing } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import { hueOf } from '../../styles/hue.ts'

/** An account's picture: that of its profile, else colours that are derived from its address. */
export class FyAvatar extends FyElement {
  static override styles = css`
    :host {
      display: block;
      inline-size: 72px;
      block-size: 72px;
      border-radius: 50%;
      forced-color-adjust: none;
      background-color: hsl(var(--hue) 70% 60%);
      background-image:
        radial-gradient(circle at 28% 24%, oklch(0.92 0.1 calc(var(--hue) + 40)), transparent 46%),
        radial-gradient(circle at 78% 80%, oklch(0.5 0.22 calc(var(--hue) + 110)), transparent 60%),
        linear-gradient(oklch(0.68 0.18 var(--hue)) 0 0);
    }
    img {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      border-radius: 50%;
      object-fit: cover;
    }
  `
  static override properties = { address: {}, src: {}, failed: { state: true } }

  declare address: string
  /** Undefined draws the colours. */
  declare src: string | undefined
  declare private failed: string | undefined

  protected override willUpdate() {
    this.style.setProperty('--hue', String(hueOf(this.address)))
  }

  protected override render() {
    if (this.src === undefined || this.failed === this.src) return nothing
    return html`<img src=${this.src} alt="" decoding="async" referrerpolicy="no-referrer" @error=${this.#onError} />`
  }

  #onError() {
    this.failed = this.src
  }
}

define('fy-avatar', FyAvatar)

declare global {
  interface HTMLElementTagNameMap {
    'fy-avatar': FyAvatar
  }
}
