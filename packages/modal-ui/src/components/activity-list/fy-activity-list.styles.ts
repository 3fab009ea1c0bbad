import { css } from 'lit'

export const styles = css`
  /* As high as while it loads: what stands below stays where it is. */
  :host {
    display: block;
    min-block-size: 294px;
  }
  h3 {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    margin: 0;
    padding: 4px 4px 8px;
    background: var(--fy-color-surface);
    color: var(--fy-color-muted);
    font: inherit;
    font-size: var(--fy-text-sm);
  }
  .month + .month h3 {
    padding-block-start: 12px;
  }
  .row {
    color: inherit;
    text-decoration: none;
  }
  a.row:hover {
    background: var(--fy-color-raised-hover);
  }
  .picture {
    position: relative;
    flex: none;
  }
  .picture fy-wallet-icon {
    --size: 36px;
  }
  .sign {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 50%;
    background: var(--fy-color-raised-active);
  }
  .sign.failed {
    color: var(--fy-color-danger);
  }
  @supports (color: color-mix(in oklab, red, red)) {
    .sign.failed {
      background: color-mix(in oklab, var(--fy-color-danger) 18%, var(--fy-color-surface));
    }
  }
  /* A badge at the corner of the token's picture. */
  fy-wallet-icon + .sign {
    box-sizing: content-box;
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -4px;
    inline-size: 20px;
    block-size: 20px;
    border: 2px solid var(--fy-row-background);
  }
  fy-wallet-icon + .sign svg {
    inline-size: 12px;
    block-size: 12px;
  }
  .what,
  .amounts {
    display: grid;
    overflow-wrap: anywhere;
  }
  .what {
    flex: 1 1 0;
    min-inline-size: 92px;
  }
  .did {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 6px;
  }
  .amounts {
    min-inline-size: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .small {
    font-weight: 400;
  }
  .gain {
    color: var(--fy-color-success);
  }
  .void {
    color: var(--fy-color-muted);
    text-decoration: line-through;
  }
  .more {
    margin-block-start: 8px;
  }
  fy-skeleton {
    --picture: 36px;
  }
`
