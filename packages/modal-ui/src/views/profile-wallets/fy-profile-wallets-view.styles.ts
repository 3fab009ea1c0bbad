import { css } from 'lit'

export const styles = css`
  .wallets {
    gap: 16px;
    padding-block-end: 16px;
  }
  .group {
    gap: 8px;
    padding-block-end: 16px;
  }
  .group h3 {
    margin: 0;
    padding-inline: 4px;
    color: var(--fy-color-muted);
    font: inherit;
    font-size: var(--fy-text-sm);
    overflow-wrap: anywhere;
  }
  .group .wallets {
    padding-block-end: 0;
  }
  .group .row fy-wallet-icon {
    --size: 28px;
  }
  .all {
    margin-block-start: 8px;
  }
  .wallet {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-inline-start: 4px;
    font-weight: 600;
  }
  .wallet fy-wallet-icon {
    --size: 28px;
  }
  .icon:hover {
    color: var(--fy-color-danger);
  }
  /* An address is never cut: in a narrow window what it is called and that it is in use go below. */
  .row {
    flex-wrap: wrap;
    min-block-size: 52px;
    padding-inline: 14px;
    font-variant-numeric: tabular-nums;
  }
  .row .grow {
    flex: 1 0 auto;
  }
  .row .named {
    flex: 1 1 128px;
  }
  .named > * {
    display: block;
    font-weight: 400;
  }
  .row fy-avatar {
    flex: none;
    inline-size: 28px;
    block-size: 28px;
  }
  .failure {
    padding-block-end: 12px;
    text-align: center;
  }
`
