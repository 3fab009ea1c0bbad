import { css } from 'lit'

export const styles = css`
  fieldset {
    margin: 0;
    padding: 8px;
    border: 0;
    min-inline-size: 0;
    font-size: var(--fy-text-sm);
  }
  legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0 0 6px;
    color: var(--fy-color-muted);
  }
  .types {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    clear: both;
    padding: 4px;
    border-radius: var(--fy-radius-md);
    background: var(--fy-color-raised);
  }
  label {
    position: relative;
    display: grid;
    flex: 1 0 auto;
    place-items: center;
    min-block-size: 44px;
    padding-inline: 8px;
    border-radius: calc(var(--fy-radius-md) - 4px);
    color: var(--fy-color-muted);
    font-weight: 600;
    cursor: pointer;
    transition: background var(--fy-duration-sm);
  }
  label:hover,
  label:has(:checked) {
    color: var(--fy-color-text);
  }
  label:has(:checked) {
    background: var(--fy-color-raised-active);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--fy-color-link);
    outline-offset: 2px;
  }
  label:has([aria-busy='true']) {
    opacity: 0.6;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  p {
    padding-block-start: 6px;
    text-wrap: pretty;
  }
  .reminder {
    font-weight: 600;
  }
  .reminder::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 8px;
    border-radius: 50%;
    background: var(--fy-color-accent);
  }
  @media (forced-colors: active) {
    .reminder::before {
      background: Highlight;
    }
    label:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
