import { css, html, nothing, unsafeCSS } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import { bones } from './bones.ts'

/**
 * The shape of rows that are still on their way: a picture and a line each. It says nothing to screen readers; what
 * draws it has a status of its own. With the attribute `round` the pictures are circles.
 *
 * @cssproperty --row - The height of a row. Default `60px`.
 * @cssproperty --picture - The size of a picture. Default `40px`.
 */
export class FySkeleton extends FyElement {
  static override styles = [
    unsafeCSS(bones),
    css`
    :host {
      display: flex;
      flex-direction: column;
      gap: 8px;
      /* What comes at once leaves no flash behind. */
      animation: appear var(--fy-duration-sm) 120ms backwards;
    }
    :host([round]) .picture {
      border-radius: 50%;
    }
    .amount {
      margin-inline-start: auto;
    }
    .row:nth-child(n) .amount {
      inline-size: 20%;
    }
    .heading {
      inline-size: 30%;
      margin: 4px;
    }
    @keyframes appear {
      from {
        opacity: 0;
      }
    }
  `,
  ]
  static override properties = {
    rows: { type: Number },
    heading: { type: Boolean },
    amounts: { type: Boolean },
  }

  /** Number of rows. Default 1. */
  declare rows: number
  /** True if a heading stands above them. */
  declare heading: boolean
  /** True if each ends with an amount. */
  declare amounts: boolean

  constructor() {
    super()
    this.rows = 1
  }

  protected override render() {
    const { rows, heading, amounts } = this
    return html`
      ${heading ? html`<span class="bone heading"></span>` : nothing}
      ${Array.from(
        { length: rows },
        () => html`<div class="row">
          <span class="bone picture"></span><span class="bone"></span>
          ${amounts ? html`<span class="bone amount"></span>` : nothing}
        </div>`,
      )}
    `
  }
}

define('fy-skeleton', FySkeleton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-skeleton': FySkeleton
  }
}
