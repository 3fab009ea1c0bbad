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
  .certified {
    inline-size: auto;
    min-block-size: 44px;
    margin-block-end: 12px;
  }
  .certified[aria-pressed='true'] {
    background: var(--fy-color-raised-active);
    color: var(--fy-color-link);
  }
  @supports (color: color-mix(in oklab, red, red)) {
    .certified[aria-pressed='true'] {
      background: color-mix(in oklab, var(--fy-color-accent) 16%, transparent);
    }
  }
  @media (forced-colors: active) {
    .certified[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
