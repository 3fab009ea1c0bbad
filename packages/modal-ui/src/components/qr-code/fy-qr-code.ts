import { css, html, svg } from 'lit'
import { encode } from 'uqr'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'

/** Cameras need four modules of light around a code; the panel's padding is the rest of them. */
const BORDER = 2

/** A text as a QR code, one path of crisp squares, always dark on light: not every camera reads the reverse. */
export class FyQrCode extends FyElement {
  static override styles = css`
    :host {
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
  `
  static override properties = { value: {}, label: {} }

  declare value: string
  /** What the picture is, for those who do not see it. */
  declare label: string

  protected override render() {
    const { data, size } = encode(this.value, { ecc: 'M', border: BORDER })
    return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${this.label} shape-rendering="crispEdges">
      ${svg`<path d=${toPath(data)} />`}
    </svg>`
  }
}

/** Each run of dark modules in a row is one rectangle. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
}

define('fy-qr-code', FyQrCode)

declare global {
  interface HTMLElementTagNameMap {
    'fy-qr-code': FyQrCode
  }
}
