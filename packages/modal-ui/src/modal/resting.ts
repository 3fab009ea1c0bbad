import {
  type DeepReadonly,
  type LoadFailure,
  type Modal,
  type ModalState,
  socialProviders,
} from '@foyer/modal-core'
import {
  connectItems,
  connectMethods,
  isMobile,
  offersAllWallets,
  recommendedCap,
} from '@foyer/modal-core/wallets'
import { legalParts, legalStyles, PRIVACY, TERMS } from '../components/legal-footer/legalText.ts'
import { bones } from '../components/skeleton/bones.ts'
import { applyTheme } from '../element/applyTheme.ts'
import type { ThemeOptions } from '../element/checkTheme.ts'
import type { Strings } from '../locales/en/base.ts'
import { labelsOf } from '../locales/labels.ts'
import { loadStrings } from '../locales/loadStrings.ts'
import { overridesOf } from '../locales/overrides.ts'
import { base } from '../styles/base.ts'
import { controlStyles } from '../styles/controlStyles.ts'
import { modalTokens } from '../styles/modalTokens.ts'
import { replaceLightDark, withPlainColors } from '../styles/plainColors.ts'
import { tokens } from '../styles/tokens.ts'
import { connectLayout } from '../views/connect/connectLayout.ts'
import { groupWallets } from '../views/connect/groupWallets.ts'
import { dialogStyles } from './dialog.styles.ts'
import { dismissOutside } from './dismissOutside.ts'
import { holdPage } from './holdPage.ts'
import { keepEvents } from './keepEvents.ts'

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
  host: HTMLElement
  /** Takes it off the page within the task, for the dialog that follows. Undefined if the page has done so. */
  leave: () => Rested | undefined
  /** Has it say why what is loaded does not come. Resolves when it is asked to try again, or has gone. */
  fail: (reason: LoadFailure) => Promise<void>
}

type RestParameters = {
  modal: Modal
  /** The action. What of core is imported here, a bundler would take out of a page's first file. */
  close: (modal: Modal) => unknown
  /** Reports that something did not load. Without it, it is still loading. */
  report: (() => Promise<LoadFailure>) | undefined
}

/** The dialogs at rest on the page. */
const standing = new WeakMap<Modal, Standing>()

/** Takes the dialog at rest off the page, for the modal's own. Undefined where none stands there. */
export const leaveRest = (modal: Modal): Rested | undefined => standing.get(modal)?.leave()

/** The rows of a view that is not known here. */
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
  .columns .group .row {
    block-size: calc(1.4em + 16px);
  }
  .columns {
    --row: auto;
  }
  /* The arrow has its place. */
  .row .grow {
    flex: 0 max-content;
    block-size: auto;
    margin-inline-end: 30px;
    color: transparent;
  }
  .failed {
    display: grid;
    gap: 20px;
    padding-block: 24px 8px;
    text-align: center;
    text-wrap: pretty;
  }
`

/** The theme, the dialog and its header, of this dialog and of the one that follows. */
export const looks = withPlainColors(tokens + modalTokens) + dialogStyles

let sheet: CSSStyleSheet | undefined

function styleSheet() {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(base + looks + controlStyles + bones + connectLayout + legalStyles + styles)
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
export async function rest({ modal, close, report }: RestParameters): Promise<void> {
  const strings = await loadStrings(modal.state.options)
  const reason = await report?.()
  const { open, starting } = modal.router.state
  if (!open || !starting) return
  // Pages that replace their body take it away.
  if (standing.get(modal)?.host.isConnected === false) leaveRest(modal)
  const one = standing.get(modal) ?? stand(modal, strings, close)
  if (reason !== undefined) await one.fail(reason)
}

function stand(modal: Modal, loaded: Strings, close: RestParameters['close']): Standing {
  const { state } = modal.router
  const { options } = modal.state
  const strings: Strings = { ...loaded, ...overridesOf({ strings: options.strings, locale: loaded.$code }) }
  const isConnect = state.route.view === 'Connect'
  const { host, root, dialog, title, closing, content } = makeDialog(modal, strings, close)
  showRows()

  const dismiss = () => void close(modal)
  dismissOutside(dialog, dismiss)
  dialog.oncancel = (event) => {
    event.preventDefault()
    dismiss()
  }
  // Browsers may close a dialog without asking. One that must stay is shown again.
  dialog.onclose = () => {
    if (standing.get(modal) !== one) return
    dismiss()
    if (state.open) dialog.showModal()
  }

  document.body.append(host)
  dialog.showModal()
  title.focus({ preventScroll: true })
  let settle = () => {}
  const undo = [
    ...holdPage(host, dismiss),
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
      { className: isConnect ? 'columns' : 'rows' },
      ...(isConnect
        ? [make('div', {}, ...connectRows(modal, strings)), make('aside', {})]
        : rowsOf(OTHER_ROWS)),
    )
    rows.ariaHidden = 'true'
    content.replaceChildren(
      rows,
      make('p', { className: 'visually-hidden', role: 'status', textContent: strings.loading }),
    )
  }

  function showFailure(reason: LoadFailure, retry: () => void) {
    const again = () => {
      showRows()
      title.focus({ preventScroll: true })
      retry()
    }
    content.replaceChildren(failed(strings, reason, again))
  }

  const one: Standing = {
    host,
    leave() {
      const rested = host.isConnected
        ? {
            height: content.offsetHeight,
            time: dialog.getAnimations()[0]?.currentTime ?? null,
            isAtClose: root.activeElement === closing,
          }
        : undefined
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

/** The dialog in a host of its own, which is not on the page yet. */
function makeDialog(modal: Modal, strings: Strings, close: RestParameters['close']) {
  const { options, router } = modal.state
  const { view } = router.route
  const isConnect = view === 'Connect'
  const titles: Partial<Record<typeof view, string>> = {
    Connect: strings.connectTitle,
    Account: strings.accountTitle,
  }

  const title = make('h2', {
    id: 'title',
    part: 'title',
    tabIndex: -1,
    textContent: titles[view] ?? strings.loading,
  })
  const closing = make(
    'button',
    { type: 'button', className: 'icon close', ariaLabel: strings.close, onclick: () => close(modal) },
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
  keepEvents(host)
  applyTheme(host, options)
  takeVariables(host, options)
  replaceLightDark(host.style)
  return { host, root, dialog, title, closing, content }
}

/** Says what did not load, with a button that asks for it again, or for the page where its files were removed. */
function failed(strings: Strings, reason: LoadFailure, again: () => void) {
  const isRemoved = reason === 'removed'
  const text = isRemoved
    ? strings.pageUpdated
    : reason === 'error'
      ? strings.partFailed
      : navigator.onLine
        ? strings.loadFailed
        : strings.relayOffline
  const button = make('button', {
    type: 'button',
    className: 'button primary',
    textContent: isRemoved ? strings.reload : strings.tryAgain,
    onclick: isRemoved ? () => location.reload() : again,
  })
  return make('div', { className: 'failed' }, make('p', { role: 'alert', textContent: text }), button)
}

/**
 * Gives the host the variables that the page's own style sheets set on `fy-modal`. They are read from an element of that
 * name without a namespace, which rules find and which becomes no modal. It is on the page within the task only.
 */
function takeVariables(host: HTMLElement, { themeMode, themeVariables }: ThemeOptions) {
  const named = document.createElementNS(null, 'fy-modal')
  named.setAttribute('theme', themeMode)
  document.body.append(named)
  const [own, around] = [named, document.body].map((element) => getComputedStyle(element))
  for (const [name] of looks.matchAll(/--fy-[\w-]+/g)) {
    const value = own?.getPropertyValue(name) ?? ''
    if (!(name in themeVariables) && value !== around?.getPropertyValue(name))
      host.style.setProperty(name, value)
  }
  named.remove()
}

/** Rows for all that Connect will draw, in its order and as high, by the same style sheet. */
function connectRows(modal: Modal, strings: Strings): Node[] {
  const { state, controls } = modal
  const { options } = state
  const isRestoring =
    state.restoring || Object.values(state.accounts).some((account) => account?.status === 'reconnecting')
  const links: Record<string, string> = { [TERMS]: strings.terms, [PRIVACY]: strings.privacy }
  // Japanese breaks its lines at the edges of links, too.
  const legal = legalParts({ ...options, strings })?.map((part) =>
    make('span', { textContent: links[part] ?? part }),
  )
  const line = (className: string, textContent: string) => make('p', { className, textContent })
  const rows = {
    email: () => rowsOf(controls.login ? 1 : 0, 'row way', strings.connectEmail),
    social() {
      const places = socialProviders(state).map(() => make('span', { className: 'button' }))
      if (places.length === 0) return []
      return [
        make(
          'div',
          { className: 'way' },
          line('muted small social', strings.socialTitle),
          make('div', { className: 'providers' }, ...places),
        ),
      ]
    },
    wallet: () => [
      ...groupsOf(state, strings).map(({ title, count }) =>
        make(
          'div',
          { className: 'group' },
          ...(title ? [make('h3', { textContent: title })] : []),
          make('div', { className: 'stack' }, ...rowsOf(count)),
        ),
      ),
      ...rowsOf(offersAllWallets(state) ? 1 : 0, 'row all', strings.allWallets),
    ],
  }
  return [
    ...(isRestoring ? [line('muted small restoring', labelsOf(options).connecting)] : []),
    ...connectMethods(state).flatMap((method) => rows[method]()),
    make('div', { className: 'help' }),
    ...(legal === undefined ? [] : [make('p', { className: 'legal' }, ...legal)]),
  ]
}

/** The groups of wallets. The list of those that are not on the page may not have come: as many as Connect proposes then. */
function groupsOf(state: DeepReadonly<ModalState>, strings: Strings) {
  const { wallets, featuredWallets } = state.options
  const isListed = state.wallets.known.length > 0
  if (wallets !== undefined && !isListed)
    return wallets.map((choice) =>
      typeof choice === 'string'
        ? { title: undefined, count: 1 }
        : { title: choice.title, count: choice.wallets.length },
    )
  const items = connectItems(state, { mobile: isMobile() })
  const groups = groupWallets(items, strings, wallets !== undefined).map(({ title, items }) => ({
    title,
    count: items.length,
  }))
  const missing = isListed ? 0 : featuredWallets.length + recommendedCap(state)
  const title = strings.popularWallets
  const last = groups.at(-1)
  if (missing > 0 && last?.title === title) last.count += missing
  else if (missing > 0) groups.push({ title, count: missing })
  return groups
}

const bone = (className: string, textContent = '') => make('span', { className, textContent })

/** Rows at rest. A text, of which the shape is seen, breaks where the modal's does. */
const rowsOf = (length: number, className = 'row', text = '') =>
  Array.from({ length }, () =>
    make('div', { className }, bone('bone picture'), bone(text ? 'bone grow' : 'bone', text)),
  )

/** The icon of Close. */
function cross() {
  const [svg, path] = (['svg', 'path'] as const).map((name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name),
  ) as [SVGSVGElement, SVGPathElement]
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18')
  for (const [name, value] of Object.entries(CROSS)) svg.setAttribute(name, value)
  svg.append(path)
  return svg
}

const CROSS = {
  viewBox: '0 0 24 24',
  width: '20',
  height: '20',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
}
