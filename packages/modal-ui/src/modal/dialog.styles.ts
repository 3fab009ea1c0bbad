/**
 * The dialog and its header, of the modal and of the dialog that stands in its place while it loads.
 *
 * - Nothing comes in from the page: no style that it inherits, and none that a rule for every element of the page gives
 *   the host. `all` resets what a browser has for a dialog, too, but not the variables, whose names pages have as well.
 * - Sizes are those of the window: its own units grow with the zoom of a page.
 * - A dialog that fades in has a first frame without anything to see: it moves in instead.
 * - The heading takes the focus only to be read out.
 * - Lines of Japanese and Korean end between words, not inside them.
 */
export const dialogStyles = /* css */ `
  dialog,
  section {
    all: initial;
    box-sizing: border-box;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-dialog-radius);
    background: var(--fy-dialog-background);
    color: var(--fy-color-text);
    color-scheme: inherit;
    font: 400 var(--fy-text-md) / 1.4 var(--fy-font);
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    --above: initial;
    --below: initial;
    --emblem: initial;
    --picture: initial;
    --row: initial;
    -webkit-user-select: text;
    user-select: text;
  }
  dialog {
    display: none;
    position: fixed;
    inset: 0;
    inline-size: min(370px, 100% - 32px);
    block-size: fit-content;
    max-block-size: min(700px, 100% - 32px);
    margin: auto;
    box-shadow: 0 24px 64px rgb(0 0 0 / 36%);
    opacity: 0;
    transform: translateY(8px) scale(0.97);
    transition:
      opacity var(--fy-duration-sm),
      transform var(--fy-duration-sm),
      overlay var(--fy-duration-sm) allow-discrete,
      display var(--fy-duration-sm) allow-discrete;
    transition-timing-function: var(--fy-ease);
  }
  dialog[open] {
    display: flex;
    opacity: 1;
    transform: none;
    transition-duration: var(--fy-duration-md);
    transition-property: transform, overlay, display;
  }
  dialog::backdrop {
    background: var(--fy-color-backdrop);
    opacity: 0;
    transition:
      opacity var(--fy-duration-md),
      overlay var(--fy-duration-md) allow-discrete,
      display var(--fy-duration-md) allow-discrete;
  }
  dialog[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    dialog[open] {
      transform: translateY(8px) scale(0.97);
    }
    dialog[open]::backdrop {
      opacity: 0;
    }
  }

  :lang(ja) {
    word-break: auto-phrase;
  }
  :lang(ko) {
    word-break: keep-all;
  }

  .header {
    display: grid;
    grid-template-columns: 44px 1fr 44px;
    align-items: center;
    padding: 10px 10px 6px;
  }
  h2 {
    grid-column: 2;
    font-size: var(--fy-text-md);
    font-weight: 600;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .header button:hover {
    color: var(--fy-color-text);
  }
  h2:focus-visible {
    outline: none;
  }
  .header .close {
    grid-column: 3;
  }
  @media (min-width: 752px) {
    dialog.wide {
      inline-size: clamp(370px, var(--fy-dialog-inline-size, 720px), 720px);
    }
  }
  @media (max-width: 430px) {
    dialog {
      inline-size: 100%;
      max-block-size: calc(100% - 24px);
      margin-block-end: 0;
      border-width: 1px 0 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      padding-block-end: env(safe-area-inset-bottom);
      transform: translateY(40%);
    }
    @starting-style {
      dialog[open] {
        transform: translateY(40%);
      }
    }
  }
`
