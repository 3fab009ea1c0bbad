import { css } from 'lit'

export const styles = css`
  .form {
    gap: 12px;
  }
  input {
    min-block-size: 60px;
  }
  .currency {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    padding-inline: 10px;
    border-radius: var(--fy-radius-md);
    font-weight: 600;
  }
  .currency:hover {
    background: var(--fy-color-raised-hover);
  }
  .currency fy-wallet-icon {
    --size: 22px;
  }
  .row fy-wallet-icon {
    --size: 32px;
  }
  .symbol {
    font-weight: 400;
  }
  .receiver {
    display: grid;
    gap: 2px;
  }
  /* Both lines have as many characters: people compare the first and the last ones. */
  .address {
    max-inline-size: 21ch;
    overflow-wrap: anywhere;
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  }
  .provider .name {
    flex: none;
    max-inline-size: 45%;
    overflow-wrap: anywhere;
  }
  .price {
    flex: 1;
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .price .muted {
    font-weight: 400;
  }
  .provider[aria-disabled='true'] {
    cursor: default;
  }
  @media (forced-colors: active) {
    .currency {
      border: 1px solid;
    }
  }
`
