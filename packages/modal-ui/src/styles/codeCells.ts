import { css } from 'lit'

/** A code that was mailed, in a cell for each digit under one field. */
export const codeCells = css`
  .cells {
    position: relative;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 8px;
  }
  .cell {
    display: grid;
    place-items: center;
    min-block-size: 56px;
    border: 1px solid var(--fy-color-muted);
    border-radius: var(--fy-radius-md);
    background: var(--fy-color-raised);
    font-size: max(22px, calc(var(--fy-text-lg) * 1.3));
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .code[aria-invalid='true'] ~ .cell {
    border-color: var(--fy-color-danger);
  }
  .code:focus ~ .cell.next {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 1px;
  }
  /* Over the cells, which show what is in it. */
  .cells .code {
    position: absolute;
    inset: 0;
    z-index: 1;
    block-size: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: transparent;
    caret-color: transparent;
    forced-color-adjust: none;
  }
  .cells .code::selection {
    background: none;
  }
`
