import { css } from 'lit'

export const styles = css`
  .group :is(.tag, .more) {
    margin-inline-end: 8px;
  }
  .group .row:hover {
    background: var(--fy-color-raised);
  }
  .group .row:active {
    background: var(--fy-color-raised-hover);
  }
  /* Its place is kept while it loads. */
  fy-wallet-search {
    display: block;
    min-block-size: 60px;
  }
  .help:hover {
    color: var(--fy-color-text);
  }
  :host {
    container-type: inline-size;
  }
  /* Its place is kept. */
  :host([opening]) aside > * {
    display: none;
  }
  aside .title {
    margin-block-end: 16px;
  }
`
