import { css } from 'lit'

/** The ring around a transaction that was sent. Beside `ringStyles`. */
export const sentRingStyles = css`
  .status {
    padding: 0 8px 20px;
  }
  .ring:not(.asking, .failed) > svg {
    visibility: hidden;
  }
  .done .badge {
    background: var(--fy-color-success);
  }
  .late .badge {
    background: var(--fy-color-warning);
  }
  .badge svg {
    inline-size: 16px;
    block-size: 16px;
  }
`
