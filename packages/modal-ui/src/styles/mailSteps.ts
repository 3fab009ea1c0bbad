import { css } from 'lit'

/** The steps of proving an e-mail address. */
export const mailSteps = css`
  .step {
    padding: 12px 8px 20px;
  }
  .title:focus {
    outline: none;
  }
  .email {
    color: var(--fy-color-text);
    overflow-wrap: anywhere;
  }
  .address {
    padding: 10px 12px;
    border-radius: var(--fy-row-radius);
    background: var(--fy-color-raised);
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    font-size: var(--fy-text-sm);
    overflow-wrap: anywhere;
  }
  .emblem {
    display: grid;
    place-items: center;
    inline-size: 72px;
    block-size: 72px;
    margin-block-end: 4px;
    border-radius: 26%;
    background: var(--fy-color-raised);
    color: var(--fy-color-link);
  }
  @supports (color: color-mix(in oklab, red, red)) {
    .emblem {
      background: color-mix(in oklab, var(--fy-color-accent) 14%, var(--fy-color-surface));
    }
  }
  .others {
    margin-block-start: 12px;
  }
  .cells {
    position: relative;
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
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
