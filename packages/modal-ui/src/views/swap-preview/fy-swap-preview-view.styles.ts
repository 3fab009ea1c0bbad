import { css } from 'lit'

export const styles = css`
  .what {
    gap: 4px;
    padding: 0 8px 12px;
  }
  .pair {
    display: flex;
    justify-content: center;
    gap: 4px;
    margin-block-end: 8px;
  }
  .pair fy-wallet-icon {
    --size: 40px;
  }
  .what .muted:not(.small):not(:first-of-type) {
    margin-block-start: 8px;
  }
  .amount {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  .said {
    padding-block: 12px;
  }
`
