import { css } from 'lit'

/** A form with one labelled field, and the sentence above that says why it asks. */
export const form = css`
  form {
    gap: 12px;
  }
  .why {
    padding: 0 8px 8px;
    text-wrap: pretty;
  }
  label {
    font-size: var(--fy-text-sm);
    font-weight: 600;
  }
  input {
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 14px;
    border: 1px solid var(--fy-color-muted);
    border-radius: var(--fy-radius-md);
    background: var(--fy-color-raised);
    color: var(--fy-color-text);
    /* Phones zoom into fields with smaller text. */
    font: inherit;
    font-size: max(16px, var(--fy-text-md));
  }
  input[aria-invalid='true'] {
    border-color: var(--fy-color-danger);
  }
`
