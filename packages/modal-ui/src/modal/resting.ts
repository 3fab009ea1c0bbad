import type { LoadFailure, Modal } from '@foyer/modal-core'
import { bones } from '../components/skeleton/bones.ts'
import { applyTheme } from '../element/applyTheme.ts'
import type { Strings } from '../locales/en/base.ts'
import { loadStrings } from '../locales/loadStrings.ts'
import { overridesOf } from '../locales/overrides.ts'
import { base } from '../styles/base.ts'
import { modalTokens } from '../styles/modalTokens.ts'
import { replaceLightDark, withPlainColors } from '../styles/plainColors.ts'
import { tokens } from '../styles/tokens.ts'
import { dialogStyles } from './dialog.styles.ts'
import { keepKeys, keepPresses, keepScrolls } from './keepEvents.ts'
import { lockScroll } from './lockScroll.ts'

/** The state of the dialog at rest, which the modal's dialog takes over. */
export type Rested = {
  /** The height of what is below its header, in pixels. */
  height: number
  /** The time since it began to open. Null once it stands. */
  time: CSSNumberish | null
  /** True if Close has the focus, and not the heading. */
  isAtClose: boolean
}

type Standing = {
  /** Takes it off the page within the task, for the dialog that follows. */
  leave: () => Rested
  /** Has it say why what is loaded does not come. Resolves when it is asked to try again, or has gone. */
  fail: (reason: LoadFailure) => Promise<void>
}

type View = Modal['router']['state']['route']['view']

type RestParameters = {
  modal: Modal
  /** The action. What of core is imported here, a bundler would take out of a page's first file. */
  close: (modal: Modal) => unknown
  failure: Promise<LoadFailure> | undefined
}

/** The dialogs at rest on the page. */
const standing = new WeakMap<Modal, Standing>()

/** Takes the dialog at rest off the page, for the modal's own. Undefined where none stands there. */
export const leaveRest = (modal: Modal): Rested | undefined => standing.get(modal)?.leave()

/** The rows that Connect has at least, and those of a view that is not known here. */
const CONNECT_ROWS = 4
const OTHER_ROWS = 3

const styles = /* css */ `
  .content {
    container-type: inline-size;
    overflow: hidden;
    padding: 10px 20px 20px;
  }
  .rows {
    display: grid;
    gap: 8px;
  }
  .label {
    padding: 4px 4px 0;
    font-size: var(--fy-text-sm);
  }
  .label:first-child {
    padding-block-start: 0;
  }
  .label::before {
    content: '';
    display: inline-block;
    inline-size: 30%;
    block-size: 10px;
    border-radius: var(--fy-radius-sm);
    background: var(--fy-color-raised-active);
  }
  .help {
    block-size: 44px;
  }
  @container (min-width: 660px) {
    .connect {
      box-sizing: border-box;
      inline-size: 353px;
      min-block-size: 478px;
      align-content: start;
      padding-inline-end: 24px;
      border-inline-end: 1px solid var(--fy-color-border);
    }
    .connect .help {
      display: none;
    }
  }
  .failed {
    display: grid;
    gap: 20px;
    padding-block: 24px 8px;
    text-align: center;
    text-wrap: pretty;
  }
  .failed button {
    min-block-size: 48px;
    border-radius: var(--fy-button-radius);
    background: var(--fy-button-background);
    color: var(--fy-button-color);
    font-weight: 600;
    text-align: center;
  }
  @media (forced-colors: active) {
    .failed button {
      border: 1px solid;
    }
  }
`

/** The theme, the dialog and its header, of this dialog and of the one that follows. */
export const looks = withPlainColors(tokens + modalTokens) + dialogStyles

let sheet: CSSStyleSheet | undefined

function styleSheet() {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(base + looks + bones + styles)
  }
  return sheet
}

/** An element with its parts inside. No markup: a policy of trusted types allows none. */
function make<tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  properties: Record<string, unknown>,
  ...parts: Node[]
): HTMLElementTagNameMap[tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...parts)
  return element
}

/**
 * Shows a dialog as large as the one that is still loading, with its title and resting rows. It closes the modal as that one
 * does. With a failure it says what did not come, and this resolves when that is asked for again, or it has been closed.
 * It has no Lit, which is what loads.
 */
export async function rest({ modal, close, failure }: RestParameters): Promise<void> {
  const strings = await loadStrings(modal.state.options)
  const reason = await failure
  const { open, starting } = modal.router.state
  if (!open || !starting) return
  const one = standing.get(modal) ?? stand(modal, strings, close)
  if (reason !== undefined) await one.fail(reason)
}

function stand(modal: Modal, loaded: Strings, close: RestParameters['close']): Standing {
  const { state } = modal.router
  const { options } = modal.state
  const strings: Strings = { ...loaded, ...overridesOf({ strings: options.strings, locale: loaded.$code }) }
  const { view } = state.route
  const isConnect = view === 'Connect'

  const title = make('h2', {
    id: 'title',
    part: 'title',
    tabIndex: -1,
    textContent: titleOf(view, strings),
  })
  const closing = make(
    'button',
    { type: 'button', className: 'close', ariaLabel: strings.close, onclick: () => close(modal) },
    cross(),
  )
  const content = make('div', { className: 'content', part: 'content' })
  const dialog = make(
    'dialog',
    { part: 'dialog', className: isConnect ? 'wide' : '', lang: strings.$code, dir: strings.$dir },
    make('div', { className: 'header', part: 'header' }, title, closing),
    content,
  )
  dialog.setAttribute('aria-labelledby', 'title')
  const host = Object.assign(document.createElement('fy-resting'), { embedded: false })
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [styleSheet()]
  root.append(dialog)
  keepKeys(host)
  keepPresses(host)
  applyTheme(host, options)
  replaceLightDark(host.style)
  showRows()

  closeByHand(dialog, () => close(modal))
  document.body.append(host)
  dialog.showModal()
  title.focus({ preventScroll: true })
  let settle = () => {}
  const undo = [
    lockScroll(),
    keepScrolls(host),
    modal.subscribe(() => {
      if (!state.open) void fade()
      // The modal was taken off the page while it loaded.
      else if (!state.starting && !document.querySelector('fy-modal')) one.leave()
    }),
  ]

  function end() {
    for (const step of undo.splice(0)) step()
    standing.delete(modal)
    dialog.close()
    settle()
  }

  async function fade() {
    end()
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
    host.remove()
  }

  function showRows() {
    const rows = make(
      'div',
      { className: isConnect ? 'rows connect' : 'rows' },
      ...(isConnect ? connectRows(modal) : rowsOf(OTHER_ROWS)),
    )
    rows.ariaHidden = 'true'
    content.replaceChildren(
      rows,
      make('p', { className: 'visually-hidden', role: 'status', textContent: strings.loading }),
    )
  }

  function showFailure(reason: LoadFailure, retry: () => void) {
    const isRemoved = reason === 'removed'
    const again = () => {
      showRows()
      title.focus({ preventScroll: true })
      retry()
    }
    const button = make('button', {
      type: 'button',
      textContent: isRemoved ? strings.reload : strings.tryAgain,
      onclick: isRemoved ? () => location.reload() : again,
    })
    content.replaceChildren(
      make(
        'div',
        { className: 'failed' },
        make('p', { role: 'alert', textContent: failureText(strings, reason) }),
        button,
      ),
    )
  }

  const one: Standing = {
    leave() {
      const rested: Rested = {
        height: content.offsetHeight,
        time: dialog.getAnimations()[0]?.currentTime ?? null,
        isAtClose: root.activeElement === closing,
      }
      end()
      host.remove()
      return rested
    },
    fail: (reason) =>
      new Promise((resolve) => {
        settle = resolve
        showFailure(reason, resolve)
      }),
  }
  standing.set(modal, one)
  return one
}

function titleOf(view: View, strings: Strings) {
  const titles: Partial<Record<View, string>> = {
    Connect: strings.connectTitle,
    Account: strings.accountTitle,
  }
  return titles[view] ?? strings.loading
}

/** Escape, the back of a phone, and a press beside the dialog that does not begin inside. */
function closeByHand(dialog: HTMLDialogElement, close: () => void) {
  let isPressedOutside = false
  dialog.onpointerdown = ({ target }) => {
    isPressedOutside = target === dialog
  }
  dialog.onclick = ({ target }) => {
    if (isPressedOutside && target === dialog) close()
  }
  dialog.oncancel = (event) => {
    event.preventDefault()
    close()
  }
}

function failureText(strings: Strings, reason: LoadFailure) {
  if (reason === 'removed') return strings.pageUpdated
  if (reason === 'error') return strings.partFailed
  return navigator.onLine ? strings.loadFailed : strings.relayOffline
}

/** The groups of Connect, as high as they will be: what is installed, what is popular, and All wallets. */
function connectRows({ state, controls }: Modal) {
  const { length } = state.connectors.list.filter(({ type }) => type !== 'WALLET_CONNECT')
  const groups = [length, CONNECT_ROWS - length].filter((count) => count > 0)
  const label = () => make('div', { className: 'label' })
  return [
    ...rowsOf(controls.login === undefined ? 0 : 1),
    ...groups.flatMap((count) => [label(), ...rowsOf(count)]),
    ...rowsOf(1),
    make('div', { className: 'help' }),
  ]
}

const bone = (className: string) => make('span', { className })

const rowsOf = (length: number) =>
  Array.from({ length }, () => make('div', { className: 'row' }, bone('bone picture'), bone('bone')))

/** The icon of Close. */
function cross() {
  const [svg, path] = (['svg', 'path'] as const).map((name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name),
  ) as [SVGSVGElement, SVGPathElement]
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18')
  for (const [name, value] of CROSS) svg.setAttribute(name, value)
  svg.append(path)
  return svg
}

const CROSS = [
  ['viewBox', '0 0 24 24'],
  ['width', '20'],
  ['height', '20'],
  ['fill', 'none'],
  ['stroke', 'currentColor'],
  ['stroke-width', '2'],
  ['stroke-linecap', 'round'],
  ['aria-hidden', 'true'],
] as const
