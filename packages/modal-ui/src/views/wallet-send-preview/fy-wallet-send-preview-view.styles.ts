import { css } from 'lit'

export const styles = css`
  .what {
    gap: 4px;
    padding: 0 8px 8px;
  }
  .ring {
    margin-block: 0;
  }
  .ring:not(.asking) > svg {
    visibility: hidden;
  }
  /* What is said while the wallet is asked moves nothing. */
  .asked {
    min-block-size: 1lh;
  }
  .amount {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  dl {
    display: grid;
    gap: 14px;
    margin: 0 0 16px;
    padding: 14px;
    border-radius: var(--fy-row-radius);
    background: var(--fy-row-background);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 12px;
  }
  dd {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  dd fy-wallet-icon {
    --size: 20px;
  }
  .receiver {
    display: grid;
    flex: 1 0 100%;
    gap: 2px;
  }
  .receiver b {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
  }
  /* Two lines of as many characters: people compare the first and the last ones. */
  .mono {
    max-inline-size: 21ch;
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
    font-size: var(--fy-text-sm);
  }
  /* Of Solana. */
  .mono.wide {
    max-inline-size: 22ch;
  }
  .warning {
    color: var(--fy-color-warning);
  }
  @media (forced-colors: active) {
    dl {
      border: 1px solid;
    }
  }
`
