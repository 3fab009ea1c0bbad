/** The places of what Connect draws, and of the rows that stand there while it loads. The container is what has the width. */
export const connectLayout = /* css */ `
  h3 {
    margin: 0;
    padding: 12px 4px 8px;
    color: var(--fy-color-muted);
    font: inherit;
    font-size: var(--fy-text-sm);
  }
  /* The first group begins where the view does. */
  .group:first-child h3 {
    padding-block-start: 0;
  }
  /* A plain list, which a login above it and all wallets below it stand out from. */
  .group .stack {
    gap: 0;
  }
  .group .row {
    min-block-size: 56px;
    padding: 8px 6px;
    background: none;
  }
  /* In sight however many wallets there are. */
  .all {
    position: sticky;
    inset-block-end: 8px;
    margin-block-start: 8px;
    box-shadow: 0 0 0 8px var(--fy-color-surface);
  }
  /* One of several ways to connect, the first or not. */
  .way {
    margin-block-end: 8px;
  }
  .all ~ .way {
    margin-block: 8px 0;
  }
  .restoring {
    padding: 0 4px 8px;
  }
  .social {
    margin-block: 4px 8px;
    padding-inline: 4px;
  }
  .providers {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(max(132px, 12ch), 100%), 1fr));
    gap: 8px;
  }
  .help {
    display: block;
    min-block-size: 44px;
    margin: 8px auto 0;
    padding-inline: 12px;
    border-radius: var(--fy-radius-md);
    color: var(--fy-color-muted);
    font-size: var(--fy-text-sm);
  }
  aside {
    display: none;
  }
  /* The width that the view has, in a dialog or in the page. */
  @container (min-width: 660px) {
    .columns {
      display: grid;
      grid-template-columns: 353px minmax(0, 1fr);
      gap: 24px;
    }
    .columns > :first-child {
      padding-inline-end: 24px;
      border-inline-end: 1px solid var(--fy-color-border);
    }
    .help {
      display: none;
    }
    /* As high as a code, so that nothing moves when it comes. */
    aside {
      display: flex;
      flex-direction: column;
      justify-content: center;
      position: sticky;
      inset-block-start: 0;
      align-self: start;
      min-block-size: 478px;
    }
  }
`
