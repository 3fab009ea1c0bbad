import { css } from 'lit'

/** Rows of which one is chosen, which `aria-current` says. */
export const chosenRow = css`
  .row[aria-current='true'] {
    outline: 2px solid var(--fy-color-accent);
    outline-offset: -2px;
  }
  .row:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
`
