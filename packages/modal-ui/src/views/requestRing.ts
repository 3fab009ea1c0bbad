import { css, html } from 'lit'

/** A picture in a ring that turns while a request is open, and becomes red after a failure. */
export const ringStyles = css`
  .ring {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 104px;
    block-size: 104px;
    margin-block: 12px 8px;
  }
  .ring fy-wallet-icon {
    --size: 64px;
  }
  .ring > svg {
    position: absolute;
    inset: 0;
  }
  .ring rect {
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
  }
  /* Faint also where a theme has strong borders: what turns on it has to stand out. */
  .ring .track {
    stroke: var(--fy-color-track);
  }
  .ring .run {
    stroke: var(--fy-color-accent);
    stroke-dasharray: 26 74;
    animation: run 1.4s linear infinite;
  }
  .ring.failed .run {
    stroke: var(--fy-color-danger);
    stroke-dasharray: 100 0;
    animation: none;
  }
  .ring.failed {
    animation: shake var(--fy-duration-lg) var(--fy-ease);
  }
  @media (forced-colors: active) {
    .ring .track {
      stroke: GrayText;
    }
    .ring .run,
    .ring.failed .run {
      stroke: CanvasText;
    }
  }
  .badge {
    position: absolute;
    inset-block-end: 4px;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 3px solid var(--fy-color-surface);
    border-radius: 50%;
    background: var(--fy-color-danger);
    color: var(--fy-color-surface);
  }
  @keyframes run {
    to {
      stroke-dashoffset: -100;
    }
  }
  @keyframes shake {
    20%,
    60% {
      transform: translateX(-4px);
    }
    40%,
    80% {
      transform: translateX(4px);
    }
  }
`

export const ring = () => html`<svg viewBox="0 0 104 104" aria-hidden="true">
  <rect class="track" x="4" y="4" width="96" height="96" rx="28" />
  <rect class="run" x="4" y="4" width="96" height="96" rx="28" pathLength="100" />
</svg>`
