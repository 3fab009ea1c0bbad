import { css, html, svg } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import { createQrCode, toPath } from './qrCode.ts'

/**
 * A text as a QR code, one path of crisp squares, always dark on light: not every camera reads the reverse.
 *
 * @slot - The picture in its middle.
 */
export class FyQrCode extends FyElement {
  static override styles = css`
    :host {
      position: relative;
      display: block;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: auto;
      border-radius: var(--fy-radius-lg);
      background: #fff;
    }
    path {
      fill: var(--fy-qr-color, #0b0d12);
    }
    .picture {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      color: #0b0d12;
      pointer-events: none;
    }
  `
  static override properties = { value: {}, label: {} }

  declare value: string
  /** The description of the picture, for people who do not see it. */
  declare label: string

  protected override render() {
    const code = createQrCode(this.value)
    return html`<svg viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${this.label} shape-rendering="crispEdges">
        ${svg`<path d=${toPath(code)} />`}
      </svg>
      <div class="picture"><slot></slot></div>`
  }
}

define('fy-qr-code', FyQrCode)

declare global {
  interface HTMLElementTagNameMap {
    'fy-qr-code': FyQrCode
  }
}
