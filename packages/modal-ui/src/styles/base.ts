import { buttonBase } from './buttonBase.ts'

/** Reset, focus ring and motion, the same inside every shadow root. */
export const base = /* css */ `
  ${buttonBase}
  *::before,
  *::after {
    box-sizing: inherit;
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
  h2,
  p,
  ul {
    margin: 0;
    padding: 0;
    font: inherit;
    list-style: none;
  }
  a {
    color: var(--fy-color-link);
    text-underline-offset: 0.2em;
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
  @keyframes breathe {
    to {
      opacity: 0.5;
    }
  }
`
