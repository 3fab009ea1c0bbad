import { css } from 'lit'

export const styles = css`
  :host {
    --list-size: max(140px, min(444px, 100dvh - 256px));
  }
  /* The dialog keeps its height while a search finds few wallets or none. */
  .found {
    min-block-size: calc(var(--list-size) - 4px);
    /* Room for the focus rings of the list. */
    margin-inline: -4px;
    padding-inline: 4px;
  }
  .search {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 44px;
    align-items: center;
    margin-block-end: 12px;
    border-radius: var(--fy-radius-md);
    background: var(--fy-color-raised);
    color: var(--fy-color-muted);
  }
  .search:focus-within {
    outline: 2px solid var(--fy-color-focus);
  }
  .search > svg,
  .search button {
    grid-row: 1;
    justify-self: center;
  }
  .search > svg {
    grid-column: 1;
    pointer-events: none;
  }
  input {
    grid-area: 1 / 1 / 2 / -1;
    min-block-size: 48px;
    padding: 0 44px;
    border: 0;
    background: none;
    color: var(--fy-color-text);
    font: inherit;
    /* Phones zoom into anything smaller. */
    font-size: max(16px, var(--fy-text-md));
    outline: none;
    appearance: none;
  }
  input::placeholder {
    color: var(--fy-color-muted);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  .search button {
    grid-column: 3;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--fy-radius-md);
  }
  .certified {
    inline-size: auto;
    min-block-size: 44px;
    margin-block-end: 12px;
  }
  .certified[aria-pressed='true'] {
    background: color-mix(in oklab, var(--fy-color-accent) 16%, transparent);
    color: var(--fy-color-link);
  }
  @media (forced-colors: active) {
    .search {
      border: 1px solid;
    }
    .certified[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  .note {
    gap: 12px;
    padding: 24px 8px 12px;
  }
`
