/** The shape of rows that are still on their way: a picture and a line each, which are seen on the ground of a row in the dark, too. */
export const bones = /* css */ `
  .row {
    display: flex;
    align-items: center;
    gap: 12px;
    block-size: var(--row, 60px);
    padding-inline: 10px 14px;
    border-radius: var(--fy-row-radius);
    background: var(--fy-row-background);
  }
  .bone {
    block-size: 14px;
    inline-size: 40%;
    border-radius: var(--fy-radius-sm);
    background: var(--fy-color-raised-active);
    animation: breathe 1.2s ease-in-out infinite alternate;
  }
  @supports (color: color-mix(in oklab, red, red)) {
    .bone {
      background: color-mix(in oklab, var(--fy-color-text) 18%, transparent);
    }
  }
  .picture {
    flex: none;
    block-size: var(--picture, 40px);
    inline-size: var(--picture, 40px);
    border-radius: 26%;
  }
  .row:nth-child(even) .picture + .bone {
    inline-size: 52%;
  }
  @media (forced-colors: active) {
    .row,
    .bone {
      border: 1px solid GrayText;
    }
  }
`
