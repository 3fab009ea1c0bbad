import { base, controls, modalTokens, tokens } from '@foyer/modal-ui/styles'
import { css, unsafeCSS } from 'lit'

/** Of the page itself: the theme and everything that has a place in it. */
export const pageStyles = [
  unsafeCSS(base + tokens + modalTokens),
  controls,
  css`
    :host {
      position: fixed;
      inset: 0;
      display: block;
      background: var(--fy-color-surface);
      overflow: hidden;
    }
    main {
      display: flex;
      flex-direction: column;
      block-size: 100%;
      max-inline-size: 480px;
      margin-inline: auto;
    }
    header,
    footer,
    .confirm {
      flex: none;
      padding: 14px 16px;
    }
    h1 {
      margin: 0;
      font: inherit;
      color: var(--fy-color-muted);
      font-weight: 600;
      line-height: 1.3;
      word-break: auto-phrase;
      text-wrap: balance;
    }
    .scroll {
      flex: 1;
      min-block-size: 0;
      padding: 16px;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    .scroll:focus-visible {
      outline-offset: -2px;
    }
    .scroll > * + * {
      margin-block-start: 12px;
    }
    .site {
      display: flex;
      align-items: center;
      gap: 12px;
    }
    .picture {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 40px;
      block-size: 40px;
      border-radius: var(--fy-radius-md);
      background: var(--fy-color-raised-hover);
      font-weight: 600;
      overflow: hidden;
    }
    .picture img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
    .site > :last-child {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .origin {
      font-weight: 600;
    }
    .account {
      grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
      padding-block: 8px;
    }
    header {
      display: flex;
      align-items: start;
      border-block-end: 1px solid var(--fy-color-border);
    }
    .close {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 44px;
      block-size: 44px;
      margin-block: -6px;
      margin-inline: auto -10px;
      padding: 0;
      border: 0;
      border-radius: var(--fy-radius-md);
      background: none;
      color: inherit;
      cursor: pointer;
    }
    .close:hover {
      background: var(--fy-color-raised);
    }
    footer,
    .confirm {
      border-block-start: 1px solid var(--fy-color-border);
    }
    .confirm {
      display: grid;
      gap: 10px;
      border-block-end: 1px solid var(--fy-color-border);
      background: var(--fy-color-raised);
    }
    .confirm .button {
      inline-size: calc(50% - 4px);
    }
    .confirm.end .button {
      justify-self: end;
    }
    .state {
      min-block-size: 2.8em;
      margin-block-end: 8px;
    }
    .state.ignored {
      color: var(--fy-color-text);
      font-weight: 600;
    }
    .working {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 12px;
      min-block-size: 96px;
    }
    .actions {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 8px;
    }
    .button {
      position: relative;
      padding-block: 8px;
      overflow: hidden;
      overflow-wrap: anywhere;
      word-break: auto-phrase;
      text-wrap: balance;
    }
    /* A button that is scaled or faded is not seen as it is. */
    .button:active {
      transform: none;
    }
    .button.primary[aria-disabled='true'] {
      background: var(--fy-color-raised);
      color: var(--fy-color-muted);
      opacity: 1;
    }
    .confirm .button.primary[aria-disabled='true'] {
      background: var(--fy-color-raised-hover);
    }
    .button .bar {
      position: absolute;
      inset-inline: 0 auto;
      inset-block-end: 0;
      inline-size: 0;
      block-size: 4px;
      background: currentColor;
    }
    .button .bar.arming {
      inline-size: 100%;
      transition: inline-size 800ms linear;
    }
    .wait {
      display: grid;
      flex: 1;
      place-content: center;
      justify-items: center;
      gap: 16px;
      padding: 16px;
      text-align: center;
    }
    .spinner {
      inline-size: 32px;
      block-size: 32px;
      border: 3px solid var(--fy-color-border);
      border-block-start-color: var(--fy-color-link);
      border-radius: 50%;
      animation: turn 1s linear infinite;
    }
    @keyframes turn {
      to {
        rotate: 1turn;
      }
    }
  `,
]

/** Of what is to be approved, in every screen. */
export const bodyStyles = [
  unsafeCSS(base),
  controls,
  css`
    :host {
      display: grid;
      gap: 12px;
      overflow-wrap: anywhere;
    }
    h2 {
      font-weight: 600;
    }
    p,
    .warning {
      word-break: auto-phrase;
      text-wrap: pretty;
    }
    dl {
      display: grid;
      gap: 8px;
      margin: 0;
      padding: 12px;
      border-radius: var(--fy-row-radius);
      background: var(--fy-color-raised);
    }
    dl dl {
      margin-block-start: 4px;
      padding: 0;
      padding-inline-start: 10px;
      border-inline-start: 2px solid var(--fy-color-border);
      border-radius: 0;
      background: none;
    }
    dt {
      color: var(--fy-color-muted);
      font-size: var(--fy-text-sm);
    }
    dd {
      min-inline-size: 0;
      margin: 0;
    }
    .code,
    pre {
      font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
      font-size: var(--fy-text-sm);
    }
    pre {
      max-block-size: 240px;
      margin: 0;
      padding: 12px;
      border-radius: var(--fy-row-radius);
      background: var(--fy-color-raised);
      font-family: inherit;
      font-size: inherit;
      white-space: pre-wrap;
      overflow-y: auto;
    }
    bdi {
      unicode-bidi: isolate;
    }
    mark {
      padding-inline: 3px;
      border: 1px solid currentColor;
      border-radius: 4px;
      background: none;
      color: var(--fy-color-danger);
      font-family: ui-monospace, monospace;
      font-size: 0.8em;
    }
    .large {
      font-size: var(--fy-text-lg);
      font-weight: 600;
      line-height: 1.3;
    }
    ul {
      display: grid;
      gap: 8px;
    }
    .warning {
      display: flex;
      gap: 8px;
      padding: 10px 12px;
      border: 1px solid var(--fy-color-warning);
      border-radius: var(--fy-row-radius);
      color: var(--fy-color-warning);
    }
    .warning.danger {
      border: 2px solid var(--fy-color-danger);
      color: var(--fy-color-danger);
      font-weight: 600;
    }
    .warning > :last-child {
      min-inline-size: 0;
    }
    details > * + * {
      margin-block-start: 8px;
    }
    summary {
      min-block-size: 44px;
      padding-block: 10px;
      border-radius: var(--fy-radius-sm);
      cursor: pointer;
    }
  `,
]
