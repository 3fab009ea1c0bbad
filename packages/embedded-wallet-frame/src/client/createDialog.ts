/** Texts of the dialog, in the language of the dapp. */
export type DialogStrings = {
  /** The button that takes back what is to be approved. */
  close: string
  /** What screen readers call the dialog and the iframe in it. */
  title: string
}

export type CreateDialogParameters = {
  /** Shown in the dialog. */
  iframe: HTMLIFrameElement
  /** Read each time the dialog is shown. */
  strings: () => DialogStrings
  /** Called when the user closes the dialog, by its button or with Escape. The dialog stays until `hide`. */
  onClose: () => void
}

/**
 * On narrow pages at the bottom and as wide as the page, elsewhere in the middle. The iframe scrolls inside. Neither what
 * the page inherits nor its own rules for iframes come in.
 */
const STYLES = `
  dialog {
    all: initial;
    display: none;
    position: fixed;
    inset: 0;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    overflow: hidden;
  }
  dialog[open] {
    display: block;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.6);
  }
  ::slotted(iframe) {
    all: initial !important;
    position: fixed !important;
    width: 360px !important;
    height: min(600px, 100% - 112px) !important;
    inset: 0 !important;
    margin: auto !important;
  }
  button {
    position: fixed;
    top: max(4px, 50% - 352px);
    left: calc(50% + 180px);
    transform: translateX(-100%);
    min-width: 44px;
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid #fff;
    border-radius: 8px;
    background: #141414;
    color: #fff;
    font: 16px system-ui, sans-serif;
    white-space: nowrap;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid #fff;
    outline-offset: 2px;
  }
  @media (max-width: 430px) {
    ::slotted(iframe) {
      width: 100% !important;
      margin-bottom: 0 !important;
    }
    button {
      top: max(4px, 100% - 652px);
      left: calc(100% - 4px);
    }
  }
`

/** Events in the dialog that shortcuts and smooth scrolling of the page would take. */
const KEPT_EVENTS = ['keydown', 'keypress', 'keyup', 'wheel', 'touchstart', 'touchmove', 'touchend']

/**
 * Puts an iframe into a `<dialog>` of its own, in `document.body` under a shadow root. It is made once and never moved:
 * moving an iframe reloads it. The iframe is slotted, for the popup of a social login looks for it among the page's
 * frames, where those of shadow trees are missing.
 */
export function createDialog({ iframe, strings, onClose }: CreateDialogParameters) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(STYLES)
  root.adoptedStyleSheets = [styles]
  const dialog = document.createElement('dialog')
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', onClose)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onClose()
  })
  dialog.append(button, document.createElement('slot'))
  root.append(dialog)
  host.append(iframe)
  for (const type of KEPT_EVENTS)
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
  setVisible(false)
  document.body.append(host)
  let unlockScroll = () => {}

  function setVisible(isVisible: boolean) {
    iframe.style.display = isVisible ? 'block' : 'none'
  }

  return {
    show() {
      const { close, title } = strings()
      button.textContent = close
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
 * elements, which the modal does at the same time. Returns what undoes it.
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
