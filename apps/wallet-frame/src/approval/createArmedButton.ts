import { html, type LitElement } from 'lit'
import { type ArmingState, createArming } from './createArming.ts'
import { createPress, type Press } from './createPress.ts'

/** Presses that do not count: those of Enter, and those before the button is armed. */
export type IgnoredPress = 'enter' | 'early'

export type ArmedButtonParameters = {
  /** Everything that is shown. */
  page: () => Element | undefined
  /** True if the button may be armed. Default while it is drawn. */
  isOpen?: () => boolean
  /** The button that refuses. It has the focus where nothing else of the page has it. */
  refusal: () => HTMLElement | undefined
}

/** The button of a page that agrees to something: each one that is drawn is armed anew, and only deliberate presses count. */
export function createArmedButton(host: LitElement, parameters: ArmedButtonParameters) {
  const { page, isOpen = () => true, refusal } = parameters
  const isArmed = () => arming?.isArmed() === true
  let arming: ReturnType<typeof createArming> | undefined
  let armed: Element | undefined
  let state: ArmingState = 'hidden'
  let press = createPress(isArmed)
  let connection = new AbortController()
  let ignored: IgnoredPress | undefined

  function show(next: ArmingState) {
    state = next
    ignored = undefined
    host.requestUpdate()
  }

  function ignore(next: IgnoredPress | undefined) {
    ignored = next
    host.requestUpdate()
  }

  function disarm() {
    if (arming === undefined) return
    arming.destroy()
    arming = undefined
    armed = undefined
    show('hidden')
  }

  function arm(button: Element) {
    const whole = page()
    if (whole === undefined) return
    armed = button
    // An earlier press was on another button.
    press = createPress(isArmed)
    arming = createArming({
      page: whole,
      button,
      onChange(next) {
        show(next)
        focus()
      },
    })
  }

  /** Takes the focus if nothing else of the page has it. A page that was hidden has lost it, and one that is hidden keeps none. */
  function focus() {
    if (state === 'hidden' && arming !== undefined) return
    const { renderRoot } = host
    if (renderRoot instanceof ShadowRoot && renderRoot.activeElement === null) refusal()?.focus()
  }

  host.addController({
    hostConnected() {
      connection = new AbortController()
      addEventListener('focus', focus, { signal: connection.signal })
    },
    hostDisconnected() {
      connection.abort()
      disarm()
    },
    hostUpdated() {
      const button = isOpen() ? (host.renderRoot.querySelector('[data-approve]') ?? undefined) : undefined
      if (button !== armed) {
        disarm()
        if (button !== undefined) arm(button)
      }
      focus()
    },
  })

  return {
    state: () => state,

    /** Why the last press did nothing. Undefined once something else has happened. */
    ignored: () => ignored,

    /** Something that is shown has changed. */
    restart: () => arming?.restart(),

    render: (label: unknown, onPress: (press: Press) => void) => html`<button
      type="button"
      class="button primary"
      data-approve
      aria-disabled=${state === 'armed' ? 'false' : 'true'}
      aria-describedby="state"
      @pointerdown=${(event: PointerEvent) => press.start(event)}
      @keydown=${(event: KeyboardEvent) => {
        press.key(event)
        if (event.isTrusted && !event.repeat) ignore(event.key === 'Enter' ? 'enter' : undefined)
      }}
      @click=${(event: Event) => {
        const counted = press.end(event)
        if (counted !== undefined) onPress(counted)
        else if (event.isTrusted && state === 'arming') ignore('early')
      }}
    >
      ${label}<span class="bar ${state}"></span>
    </button>`,
  }
}
