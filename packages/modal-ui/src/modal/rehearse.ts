import type { Modal } from '@foyer/modal-core'
import { loadDirectory } from '@foyer/modal-core/wallets'
import type { CSSResultOrNative } from 'lit'
import type { Strings } from '../locales/en/base.ts'
import type { FyConnectView } from '../views/connect/fy-connect-view.ts'
import type { FyModal } from './fy-modal.ts'

export type RehearseParameters = {
  modal: Modal
  /** Resolves in an idle moment. */
  idle: () => Promise<unknown>
  /** True if the modal is still about to open for the first time. */
  isWanted: () => boolean
  strings: Strings
}

/**
 * Out of sight and of the page's layout, as `inert` keeps it out of the tab order and of what screen readers read. The dialog
 * inherits nothing, so it is visible by itself: only an opacity around it hides it. Each wins over a page's own rules.
 */
const UNSEEN =
  'position:fixed!important;inset:0!important;opacity:0!important;pointer-events:none!important;contain:strict!important'

/**
 * Loads the icons and the first wallets, and draws Connect once, unseen, in idle moments: the browser has then read its code,
 * its templates and its style sheets, which takes most of the time of a first open. Returns the element, which is then drawn
 * for what the modal opens at. Undefined if that came first.
 */
export async function rehearse(parameters: RehearseParameters): Promise<FyModal | undefined> {
  const { idle, isWanted } = parameters
  const place = document.createElement('div')
  const element = document.createElement('fy-modal')
  // Tools that look for roles, as tests of a dapp do, may not know `inert`.
  Object.assign(place, { inert: true, ariaHidden: 'true' })
  place.style.cssText = UNSEEN
  try {
    for (const slice of slicesOf(parameters, place, element)) {
      await idle()
      if (!isWanted()) return undefined
      await slice()
    }
    element.isUnseen = false
    return element
  } finally {
    place.remove()
  }
}

/** Adds the element to the page, unless that moves what is there. In its body it has the variables that are set there. */
export function addUnseen(element: HTMLElement): boolean {
  const others = [...document.body.children]
  const measure = () => JSON.stringify(others.map((one) => one.getBoundingClientRect()))
  const before = measure()
  document.body.append(element)
  const isCalm = measure() === before
  if (!isCalm) element.remove()
  return isCalm
}

/** Each is short enough for a slow phone to answer in between. */
function* slicesOf(
  { modal, strings }: RehearseParameters,
  place: HTMLElement,
  element: FyModal,
): Generator<() => unknown> {
  yield () => modal.connectors.loadIcons().catch(() => {})
  // A server is asked by the open, which has no code to wait for then.
  yield () => (modal.wallets.hasServer ? loadDirectory() : modal.wallets.load().catch(() => {}))
  const standIn = standInFor(modal)
  const { state } = standIn
  const view = document.createElement('fy-connect-view')
  Object.assign(view, { modal: standIn, route: state.router.route, state, strings })
  yield () => readStyles(element)
  yield () => readStyles(view)
  yield () => {
    place.append(view)
    // Rules of a page may count the children of its body.
    document.documentElement.append(place)
    return view.updateComplete
  }
  yield async () => {
    // A new one: the state has the pictures that the view has asked for.
    Object.assign(element, { modal: standInFor(modal), isUnseen: true })
    place.replaceChildren(element)
    await element.updateComplete
    // With the view in it.
    await element.updateComplete
  }
  const dialog = () => element.renderRoot.querySelector('dialog')
  // Not by its methods, which move the focus.
  yield () => dialog()?.setAttribute('open', '')
  yield () => dialog()?.getBoundingClientRect()
}

/** Lit makes a style sheet of an element's styles when the first element of its class is drawn. */
function readStyles(element: FyModal | FyConnectView) {
  const { elementStyles } = element.constructor as typeof FyModal
  return elementStyles.map((style: CSSResultOrNative & { styleSheet?: CSSStyleSheet }) => style.styleSheet)
}

const never = () => new Promise<never>(() => {})

/** The modal as it would open now. Nothing that is done with it has an effect: it asks no wallet, pairs with none, and tells nobody. */
function standInFor(modal: Modal): Modal {
  const { state } = modal
  const { wallets } = modal
  const list = state.connectors.list.filter(({ type }) => type !== 'WALLET_CONNECT')
  return {
    ...modal,
    // Going back to Connect asks no wallet, where opening it does inside a wallet's browser.
    state: { ...state, router: { ...state.router, open: true, direction: 'prev' }, connectors: { list } },
    subscribe: () => () => {},
    discover() {},
    controls: {},
    pairing: { ...modal.pairing, source: undefined },
    connectors: { ...modal.connectors, loadIcons: never },
    wallets: {
      ...wallets,
      hasServer: false,
      load: never,
      // Those of the first wallets have come with their list.
      showImages: wallets.hasServer ? () => {} : wallets.showImages,
    },
  }
}
