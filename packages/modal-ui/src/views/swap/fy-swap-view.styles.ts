import { css } from 'lit'

export const styles = css`
  form {
    gap: 12px;
  }
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 8px;
    align-items: center;
    padding: 12px;
    background: var(--fy-color-raised);
  }
  .side,
  .slippage input {
    border: 1px solid var(--fy-color-muted);
    border-radius: var(--fy-radius-md);
  }
  .side:focus-within {
    outline: 2px solid var(--fy-color-focus);
  }
  /* The ring is around the side. */
  .side input {
    outline: none;
  }
  .side.wrong {
    border-color: var(--fy-color-danger);
  }
  .side > label,
  .side > .foot,
  .side > .quick,
  .slippage p {
    grid-column: 1 / -1;
  }
  .side > .quick {
    margin-block-start: 6px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 8px;
    min-block-size: 1lh;
  }
  input,
  output {
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--fy-color-text);
    font: inherit;
  }
  output {
    display: flex;
    align-items: center;
    overflow-wrap: anywhere;
  }
  input::placeholder {
    color: var(--fy-color-muted);
    opacity: 1;
  }
  .token {
    min-block-size: 44px;
    padding-inline: 10px;
    border-radius: var(--fy-radius-md);
    font-weight: 600;
    display: flex;
    align-items: center;
    gap: 8px;
    max-inline-size: 168px;
  }
  /* In some languages it takes two lines. */
  .choose {
    flex: 1;
    min-inline-size: 0;
  }
  .token fy-wallet-icon {
    --size: 24px;
  }
  .flip {
    display: grid;
    place-items: center;
    align-self: center;
    inline-size: 44px;
    block-size: 44px;
    margin-block: -4px;
    border-radius: 50%;
    background: var(--fy-color-raised);
    color: var(--fy-color-link);
  }
  .flip:hover {
    background: var(--fy-color-raised-hover);
  }
  .settings {
    padding-inline: 12px;
  }
  .settings[aria-expanded='true'] svg {
    color: var(--fy-color-link);
  }
  .slippage:not([hidden]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 96px;
    gap: 4px 12px;
    align-items: center;
    font-size: var(--fy-text-sm);
  }
  .slippage input {
    padding-inline: 12px;
    /* Phones zoom into fields with smaller text. */
    font-size: max(16px, var(--fy-text-md));
    text-align: end;
  }
  .accept {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
  }
  .accept input {
    flex: none;
    inline-size: 24px;
    min-block-size: 24px;
    /* A browser's own are not the same on both sides. */
    margin-inline: 4px 3px;
    accent-color: var(--fy-color-accent);
  }
  @media (forced-colors: active) {
    .flip,
    .token {
      border: 1px solid;
    }
  }
`
