/** Reset, focus ring and motion, the same inside every shadow root. */
export const base = /* css */ `
  :host {
    box-sizing: border-box;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  h2,
  p,
  ul {
    margin: 0;
    padding: 0;
    font: inherit;
    list-style: none;
  }
  button {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:disabled {
    cursor: default;
  }
  a {
    color: var(--fy-color-link);
    text-underline-offset: 0.2em;
  }
  :focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  svg {
    display: block;
    flex: none;
  }
  svg.directed {
    transform: scaleX(var(--forward, 1));
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after,
    *::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }
`
