import { css, html, LitElement, svg } from 'lit'
import { encode } from 'uqr'

/** An address as a code for a phone, dark on light in both themes: not every camera reads the reverse. */
export class FyHomeCode extends LitElement {
  static override styles = css`
    svg {
      display: block;
      inline-size: min(100%, 300px);
      margin-inline: auto;
      border-radius: var(--fy-radius-lg);
      background: #fff;
      forced-color-adjust: none;
    }
    path {
      fill: #0b0d12;
    }
  `
  static override properties = { value: {}, label: {} }

  declare value: string
  /** The description of the picture, for people who do not see it. */
  declare label: string

  protected override render() {
    const { data, size } = encode(this.value, { border: 4 })
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return html`<svg
      viewBox="0 0 ${size} ${size}"
      role="img"
      aria-label=${this.label}
      shape-rendering="crispEdges"
    >
      ${svg`<path d=${squares.join('')} />`}
    </svg>`
  }
}

customElements.define('fy-home-code', FyHomeCode)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-code': FyHomeCode
  }
}
