import { css } from 'lit'

/** The steps of proving an e-mail address. */
export const mailSteps = css`
  .step {
    padding: 12px 8px 20px;
  }
  .title:focus {
    outline: none;
  }
  .email {
    color: var(--fy-color-text);
    overflow-wrap: anywhere;
  }
  .address {
    padding: 10px 12px;
    border-radius: var(--fy-row-radius);
    background: var(--fy-color-raised);
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    font-size: var(--fy-text-sm);
    overflow-wrap: anywhere;
  }
  .emblem {
    display: grid;
    place-items: center;
    inline-size: 72px;
    block-size: 72px;
    margin-block-end: 4px;
    border-radius: 26%;
    background: var(--fy-color-raised);
    color: var(--fy-color-link);
  }
  @supports (color: color-mix(in oklab, red, red)) {
    .emblem {
      background: color-mix(in oklab, var(--fy-color-accent) 14%, var(--fy-color-surface));
    }
  }
  .others {
    margin-block-start: 12px;
  }
`
