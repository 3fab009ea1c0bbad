import { css } from 'lit'

export const styles = css`
  .tabs {
    margin-block-end: 16px;
    font-size: var(--fy-text-sm);
  }
  .status {
    padding: 0 8px 20px;
  }
  .status > fy-wallet-icon {
    --size: 64px;
    margin-block: 8px;
  }
  /* Beside each other where their words have room. */
  .others {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .others .button {
    flex: 1 0 auto;
    inline-size: auto;
    padding-inline: 12px;
  }
  .missing {
    gap: 4px;
    margin-block-start: 16px;
  }
  .shops {
    display: flex;
    justify-content: center;
    gap: 8px;
  }
  .shops a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--fy-radius-md);
    background: var(--fy-color-raised);
  }
  .shops a:hover {
    background: var(--fy-color-raised-hover);
  }
  @media (forced-colors: active) {
    .shops a {
      border: 1px solid;
    }
  }
`
