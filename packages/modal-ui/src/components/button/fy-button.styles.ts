/**
 * It is in a page's first chunk, so comments stand here: those in the text ship.
 *
 * - `vertical-align`: buttons with and without a picture have their text at different heights.
 * - `background-image`: where there is no hue it is invalid, which leaves the neutral colour.
 * - `.wait`: a short address is between 10.9 and 11.9 times as wide as its zero, in every font.
 * - Forced colours are the visitor's own: there is no ground to tell a button by.
 */
export const styles = /* css */ `
  :host {
    display: inline-block;
    vertical-align: middle;
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 18px;
    border-radius: var(--fy-button-radius);
    background: var(--fy-button-background);
    color: var(--fy-button-color);
    font-weight: 600;
    white-space: nowrap;
    transition:
      background var(--fy-duration-sm),
      opacity var(--fy-duration-sm),
      transform var(--fy-duration-xs);
  }
  button:hover {
    background: var(--fy-color-fill-hover);
  }
  button:active {
    transform: scale(0.97);
  }
  [aria-busy] {
    cursor: progress;
    opacity: 0.75;
  }
  button:disabled {
    opacity: 0.6;
  }
  button.account {
    gap: 2px;
    padding-inline: 10px;
    border: 1px solid var(--fy-color-border);
    background: var(--fy-color-raised);
    color: var(--fy-color-text);
  }
  .account bdi {
    overflow: hidden;
    max-inline-size: 24ch;
    text-overflow: ellipsis;
  }
  .account:hover {
    background: var(--fy-color-raised-hover);
  }
  button.warning {
    border: 1px solid var(--fy-color-border);
    background: var(--fy-color-raised);
    color: var(--fy-color-warning);
  }
  [hidden] {
    display: none !important;
  }
  .account .text {
    margin-inline: 6px;
  }
  .wait .text {
    min-inline-size: 11.2ch;
  }
  :host(:is([account=avatar], [network=icon])) .account .text,
  :host(:is([account=name], [network=name])) .account .picture {
    display: none;
  }
  .picture {
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    background-color: var(--fy-color-border);
    background-image: linear-gradient(135deg, oklch(0.78 0.15 var(--hue)), oklch(0.55 0.2 calc(var(--hue) + 70)));
  }
  .picture:has([hidden])::before {
    display: block;
    content: attr(data-letter);
    color: var(--fy-color-text);
    font-size: 0.75em;
    line-height: 24px;
    text-align: center;
    text-transform: uppercase;
  }
  .picture img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    button {
      border: 1px solid;
    }
    button:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
    .picture {
      forced-color-adjust: none;
    }
  }
`
