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
  .code {
    min-block-size: 60px;
    /* The last digit has its space, too. */
    padding-inline-start: calc(14px + 0.4em);
    font-size: max(26px, calc(var(--fy-text-lg) * 1.6));
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.4em;
    text-align: center;
  }
`
