/** Buttons and rows that several views draw, and the dialog at rest. Every one is at least 44 px high. */
export const controlStyles = /* css */ `
  .button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: 18px;
    border-radius: var(--fy-button-radius);
    background: var(--fy-color-raised);
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    color: var(--fy-color-text);
    transition:
      background var(--fy-duration-sm),
      transform var(--fy-duration-xs);
  }
  .button:hover {
    background: var(--fy-color-raised-hover);
  }
  .button:active {
    transform: scale(0.985);
  }
  .button.primary {
    background: var(--fy-button-background);
    color: var(--fy-button-color);
  }
  .button.primary:hover {
    background: var(--fy-color-fill-hover);
  }
  .button:disabled,
  .button[aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
  .button:disabled {
    pointer-events: none;
  }
  .button.danger {
    color: var(--fy-color-danger);
  }
  .icon {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--fy-radius-md);
    color: var(--fy-color-muted);
    transition: background var(--fy-duration-sm);
  }
  .icon:hover {
    background: var(--fy-color-raised);
  }
  .row {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 60px;
    padding-block: 10px;
    padding-inline: 10px 14px;
    border-radius: var(--fy-row-radius);
    background: var(--fy-row-background);
    font-weight: 600;
    transition:
      background var(--fy-duration-sm),
      transform var(--fy-duration-xs);
  }
  button.row:hover {
    background: var(--fy-color-raised-hover);
  }
  button.row:active {
    background: var(--fy-color-raised-active);
    transform: scale(0.985);
  }
  .row.quiet {
    gap: 8px;
    min-block-size: 44px;
    padding: 4px 8px;
    background: none;
    color: inherit;
    font-size: var(--fy-text-sm);
    font-weight: 400;
    text-decoration: none;
  }
  :is(a, button).row.quiet:hover {
    background: var(--fy-color-raised);
  }
  .grow {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    /* A name in other letters than the page's stays on its side, and one that is cut loses its end. */
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .tag {
    padding: 3px 8px;
    border-radius: var(--fy-radius-sm);
    background: var(--fy-color-raised);
    color: var(--fy-color-link);
    font-size: var(--fy-text-sm);
    font-weight: 600;
  }
  /* On the ground of a row under the pointer its own would leave too little contrast. */
  button.row:hover .tag {
    background: none;
  }
  .tag.quiet {
    padding-inline: 4px;
    background: none;
    color: var(--fy-color-muted);
    font-weight: 400;
  }
  /* A drawing on a ground, as large as a picture. */
  .emblem {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--emblem, 40px);
    block-size: var(--emblem, 40px);
    border-radius: 26%;
    background: var(--fy-color-raised);
    color: var(--fy-color-link);
  }
  .failed .emblem {
    color: var(--fy-color-danger);
  }
  @supports (color: color-mix(in oklab, red, red)) {
    .tag {
      background: color-mix(in oklab, var(--fy-color-accent) 16%, transparent);
    }
    .emblem {
      background: color-mix(in oklab, var(--fy-color-accent) 14%, var(--fy-color-surface));
    }
    .failed .emblem {
      background: color-mix(in oklab, var(--fy-color-danger) 14%, var(--fy-color-surface));
    }
  }
  .stack {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  .centre {
    align-items: center;
    text-align: center;
  }
  .title {
    font-size: var(--fy-text-lg);
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }
  .muted {
    color: var(--fy-color-muted);
    text-wrap: pretty;
  }
  .small {
    font-size: var(--fy-text-sm);
  }
  .danger-text {
    color: var(--fy-color-danger);
    text-wrap: pretty;
  }
  /* Colours of the visitor's own: grounds are gone, so that edges say what can be pressed. */
  @media (forced-colors: active) {
    .button,
    .row {
      border: 1px solid;
    }
    .button.primary {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .button:disabled {
      border-color: GrayText;
      background: none;
      color: GrayText;
      opacity: 1;
    }
  }
  /* Chinese may break anywhere: only even lines leave no single character behind. */
  .centre:lang(zh),
  .danger-text:lang(zh),
  .centre .muted:lang(zh) {
    text-wrap: balance;
  }
`
