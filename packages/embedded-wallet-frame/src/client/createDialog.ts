import type { Payload } from '../protocol/payloads.ts'

/** Texts of the dialog, in the language of the dapp. */
export type DialogStrings = {
  /** The name of the dialog and of the iframe in it, for screen readers. */
  title: string
}

export type CreateDialogParameters = {
  /** Shown in the dialog. */
  iframe: HTMLIFrameElement
  /** Read each time the dialog is shown. */
  strings: () => DialogStrings
  /** Read each time the dialog is shown: until the wallet's page is drawn, the dialog looks like it. */
  theme: () => Payload<'SYNC_THEME'>
  /** Called when the user closes the dialog, with Escape or a press beside it. The dialog stays until `hide`. */
  onClose: () => void
}

/**
 * On narrow pages at the bottom and as wide as the page, elsewhere in the middle. The wallet's page in it has a head of its
 * own, with a button that closes. Neither what the page inherits nor its own rules for iframes come in.
 */
const STYLES = `
  dialog {
    all: initial;
    color-scheme: dark;
    display: none;
    position: fixed;
    inset: 0;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    overflow: hidden;
    --height: min(600px, 100dvh - 16px);
    --ground: var(--fy-color-surface, #15171c);
    --radius: calc(7 * var(--fy-border-radius-master, 4px));
  }
  dialog[theme='light'] {
    color-scheme: light;
    --ground: var(--fy-color-surface, #fff);
  }
  dialog[open] {
    display: block;
  }
  dialog::backdrop {
    background: #0009;
  }
  ::slotted(iframe) {
    all: initial !important;
    position: fixed !important;
    top: calc(50% - var(--height) / 2) !important;
    left: calc(50% - 180px) !important;
    width: 360px !important;
    height: var(--height) !important;
    border-radius: var(--radius) !important;
    background: var(--ground) !important;
  }
  @media (max-width: 430px) {
    ::slotted(iframe) {
      top: calc(100% - var(--height)) !important;
      left: 0 !important;
      width: 100% !important;
      border-radius: var(--radius) var(--radius) 0 0 !important;
    }
  }
`

/** Events in the dialog that shortcuts and smooth scrolling of the page would take. */
const STOPPED_EVENTS = ['keydown', 'keypress', 'keyup', 'wheel', 'touchstart', 'touchmove', 'touchend']

/**
 * Puts an iframe into a separate `<dialog>`, in `document.body` under a shadow root. It is made once and never moved:
 * moving an iframe reloads it. The iframe is slotted, for the popup of a social login looks for it among the page's
 * frames, where those of shadow trees are missing.
 */
export function createDialog({ iframe, strings, theme, onClose }: CreateDialogParameters) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(STYLES)
  root.adoptedStyleSheets = [styles]
  const dialog = document.createElement('dialog')
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) onClose()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onClose()
  })
  dialog.append(document.createElement('slot'))
  root.append(dialog)
  host.append(iframe)
  for (const type of STOPPED_EVENTS)
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
  setVisible(false)
  document.body.append(host)
  let unlockScroll = () => {}

  function setVisible(isVisible: boolean) {
    iframe.style.display = isVisible ? 'block' : 'none'
  }

  return {
    show() {
      const { title } = strings()
      const { themeMode = 'dark', themeVariables = {} } = theme()
      dialog.setAttribute('theme', themeMode)
      for (const name of ['color-surface', 'border-radius-master'])
        dialog.style.setProperty(`--fy-${name}`, String(themeVariables[`--w3m-${name}`] ?? ''))
      dialog.setAttribute('aria-label', title)
      iframe.title = title
      setVisible(true)
      // Dialogs of pages hide everything beside them from screen readers, also what opens over them later.
      for (const name of ['aria-hidden', 'inert']) host.removeAttribute(name)
      if (!dialog.open) {
        dialog.showModal()
        unlockScroll = lockScroll()
      }
      // The page inside decides what has the focus there.
      iframe.focus()
    },

    hide() {
      dialog.close()
      unlockScroll()
      setVisible(false)
    },

    destroy() {
      unlockScroll()
      host.remove()
    },
  }
}

/**
 * Keeps the page behind from scrolling, without moving it where scrollbars take space. It writes no style of the page's
 * elements, which the modal does at the same time. Returns the function that undoes it.
 */
function lockScroll() {
  const hasScrollbar = innerWidth > document.documentElement.clientWidth
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `html { overflow: hidden !important; ${hasScrollbar ? 'scrollbar-gutter: stable !important;' : ''} }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
