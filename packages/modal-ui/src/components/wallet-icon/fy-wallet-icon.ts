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
    ::slotted(svg),
    span svg {
      inline-size: 58%;
      block-size: 58%;
    }
  `
  static override properties = {
    src: {},
    name: {},
    mark: { attribute: false },
    picture: { state: true },
    shownMark: { state: true },
    failed: { state: true },
    drawn: { state: true },
  }

  /** Undefined draws the letter. Null draws nothing yet: whether there is a picture is not known, nor is it of a promise. */
  declare src: string | null | undefined | Promise<string | undefined>
  declare name: string
  /** The mark in place of the letter, as soon as it is loaded. Undefined leaves the letter. */
  declare mark: Promise<unknown> | undefined
  declare private picture: string | null | undefined
  declare private shownMark: unknown
  declare private failed: string | null | undefined
  /** True if it has been on the screen. A picture in a data URL is made at once, which would hold up the rest. */
  declare private drawn: boolean

  protected override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('src')) this.#loadPicture(changed.has('name'))
    if (changed.has('mark')) this.#loadMark()
  }

  /** Of the same name, what was shown stays until the next picture is known. */
  #loadPicture(isOther: boolean) {
    const { src } = this
    if (!(src instanceof Promise)) {
      this.picture = src
      return
    }
    if (isOther) this.picture = null
    void src.then((picture) => {
      if (this.src === src) this.picture = picture
    })
  }

  #loadMark() {
    const { mark } = this
    this.shownMark = mark && nothing
    mark?.then(
      (shown) => {
        if (this.mark === mark) this.shownMark = shown
      },
      () => (this.shownMark = undefined),
    )
  }

  protected override firstUpdated() {
    requestAnimationFrame(() => setTimeout(() => (this.drawn = true)))
  }

  protected override render() {
    const { picture, shownMark } = this
    if (picture === null || (picture !== undefined && !this.drawn)) return nothing
    if (picture === undefined || this.failed === picture)
      return html`<span aria-hidden="true"><slot>${shownMark ?? [...this.name][0]?.toUpperCase()}</slot></span>`
    return html`<img src=${picture} alt="" decoding="async" @error=${this.#onError} />`
  }

  #onError() {
    this.failed = this.picture
  }
}

define('fy-wallet-icon', FyWalletIcon)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-icon': FyWalletIcon
  }
}
