import { css, html, type PropertyValues } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import { place } from './place.ts'

/** Time that a mouse rests before the tip comes, in milliseconds. The keyboard's focus brings it at once. */
const DELAY = 400

/** A press on the tip is no press outside the dialog, where the tip may stand. */
const stop = (event: Event) => event.stopPropagation()

/**
 * Shows the name of the icon-only button inside, for eyes: the button's own `aria-label` says it to screen readers.
 * Escape hides a tip that a mouse has brought before it closes the dialog. When the button has the focus, it does both.
 *
 * It is a popover, since the dialog cuts off what leaves it and covers what stands outside.
 *
 * @slot - The button.
 */
export class FyTooltip extends FyElement {
  static override styles = css`
    :host {
      display: contents;
    }
    [popover] {
      position: fixed;
      inset: var(--top) auto auto var(--left);
      inline-size: max-content;
      max-inline-size: min(240px, 100vw - 16px);
      margin: 0;
      /* The way from the button to the tip is a part of it, so that a mouse can go there. */
      padding: 6px;
      border: 0;
      background: none;
      color: var(--fy-color-text);
      animation: appear var(--fy-duration-sm);
    }
    @supports not selector(:popover-open) {
      [popover] {
        display: none;
      }
    }
    p {
      padding: 6px 10px;
      border: 1px solid var(--fy-color-border);
      border-radius: var(--fy-radius-sm);
      background: var(--fy-color-raised-active);
      box-shadow: 0 4px 16px rgb(0 0 0 / 24%);
      font: 500 var(--fy-text-sm) / 1.4 var(--fy-font);
      text-align: center;
      overflow-wrap: anywhere;
    }
    @keyframes appear {
      from {
        opacity: 0;
      }
    }
  `
  static override properties = { text: {}, open: { type: Boolean } }

  /** The button's name. */
  declare text: string
  /** True if the tip is shown. */
  declare open: boolean
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    super()
    this.open = false
    this.addEventListener('pointerenter', this.#onEnter)
    this.addEventListener('pointerleave', this.#hide)
    this.addEventListener('pointerdown', this.#hide)
    this.addEventListener('click', this.#hide)
    this.addEventListener('focusin', this.#onFocus)
    this.addEventListener('focusout', this.#hide)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#hide()
    this.#stopListening()
  }

  get #anchor() {
    return this.renderRoot.querySelector('slot')?.assignedElements()[0]
  }

  protected override updated(changed: PropertyValues<this>) {
    const tip = this.renderRoot.querySelector<HTMLElement>('[popover]')
    // Taken off the page, a popover has closed by itself.
    if (tip === null || !this.isConnected) return
    if (changed.has('open')) this.#toggle(tip)
    if (this.open) this.#place()
  }

  #place = () => {
    const tip = this.renderRoot.querySelector<HTMLElement>('[popover]')
    const anchor = this.#anchor?.getBoundingClientRect()
    if (tip === null || anchor === undefined) return
    const { left, top } = place({
      anchor,
      tip: tip.getBoundingClientRect(),
      window: { width: document.documentElement.clientWidth },
    })
    tip.style.setProperty('--left', `${left}px`)
    tip.style.setProperty('--top', `${top}px`)
  }

  #toggle(tip: HTMLElement) {
    // Browsers without popovers have the name of the button only.
    tip.togglePopover?.(this.open)
    if (!this.open) return this.#stopListening()
    // Whatever has the focus: a mouse may rest here while it is elsewhere.
    window.addEventListener('keydown', this.#onKeyDown, true)
    window.addEventListener('resize', this.#place)
  }

  #stopListening() {
    window.removeEventListener('keydown', this.#onKeyDown, true)
    window.removeEventListener('resize', this.#place)
  }

  protected override render() {
    return html`<slot></slot>
      <div popover="manual" aria-hidden="true" @pointerdown=${stop} @click=${stop}><p>${this.text}</p></div>`
  }

  // A finger presses; there is nothing to rest with.
  #onEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') this.#openLater()
  }

  #openLater() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.open = true
    }, DELAY)
  }

  #onFocus = () => {
    if (this.#anchor?.matches(':focus-visible')) this.open = true
  }

  #hide = () => {
    clearTimeout(this.#timer)
    this.open = false
  }

  #onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    this.#hide()
    if (this.#anchor?.matches(':focus')) return
    event.preventDefault()
    event.stopPropagation()
  }
}

define('fy-tooltip', FyTooltip)

declare global {
  interface HTMLElementTagNameMap {
    'fy-tooltip': FyTooltip
  }
}
