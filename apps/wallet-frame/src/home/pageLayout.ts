import { css } from 'lit'

/** Of a page of the wallet's own: who runs it above, what the user does, and who can open a wallet below. */
export const pageLayout = css`
  :host {
    min-block-size: 100vh;
    align-content: start;
    background: var(--fy-color-surface);
  }
  main {
    display: grid;
    gap: 24px;
    grid-template-rows: auto 1fr auto;
    inline-size: 100%;
    max-inline-size: 480px;
    min-block-size: 100vh;
    margin-inline: auto;
    padding: 24px 16px 32px;
  }
  .state {
    display: grid;
    align-content: start;
    gap: 24px;
    min-inline-size: 0;
  }
  .name {
    display: flex;
    align-items: center;
    gap: 12px;
    min-inline-size: 0;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  header .button {
    inline-size: auto;
  }
  /* What comes above it would move it. */
  footer.early {
    visibility: hidden;
  }
  footer {
    padding-block-start: 16px;
    border-block-start: 1px solid var(--fy-color-border);
    color: var(--fy-color-muted);
    font-size: var(--fy-text-sm);
  }
`
