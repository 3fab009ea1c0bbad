import { css } from 'lit'

export const styles = css`
  form {
    gap: 16px;
  }
  .token {
    min-block-size: 64px;
  }
  /* An address is always seen whole. */
  textarea {
    /* Phones zoom into fields with smaller text. */
    font-size: max(16px, var(--fy-text-md));
    field-sizing: content;
    padding-block: 13px;
    line-height: 1.3;
    word-break: break-all;
    resize: none;
  }
  .sum {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: 4px;
    text-align: center;
  }
  .sum .box {
    border-color: transparent;
    background: none;
  }
  /* The label above has no distance from it. */
  .sum .box:focus-within {
    outline-offset: -2px;
  }
  .sum .box.wrong {
    border-color: var(--fy-color-danger);
  }
  #amount {
    min-block-size: 56px;
    text-align: center;
  }
  #worth {
    min-block-size: 1lh;
    margin-block-end: 10px;
    font-variant-numeric: tabular-nums;
  }
  .whole {
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .warning {
    color: var(--fy-color-warning);
  }
  /* Colours of the visitor's own draw no ground: an edge says where to type. */
  @media (forced-colors: active) {
    .sum .box {
      border-color: ButtonText;
    }
  }
`
