/**
 * The theme of a top-level element, in three tiers: masters that a dapp sets, roles made of them, and what single
 * components take from the roles. Masters are only read here, so a value from `:root` or from the element itself wins.
 *
 * White on the default accent has a contrast of 3.6, so text and fills use a shade of it that reaches 4.5.
 */
export const tokens = /* css */ `
  :host {
    color-scheme: dark;

    --fy-text-sm: calc(1.3 * var(--fy-font-size-master, 10px));
    --fy-text-md: calc(1.5 * var(--fy-font-size-master, 10px));
    --fy-text-lg: calc(1.8 * var(--fy-font-size-master, 10px));
    --fy-radius-sm: calc(2 * var(--fy-border-radius-master, 4px));
    --fy-radius-md: calc(3.5 * var(--fy-border-radius-master, 4px));
    --fy-radius-lg: calc(7 * var(--fy-border-radius-master, 4px));
    --fy-font: var(
      --fy-font-family,
      ui-sans-serif,
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'PingFang SC',
      'Noto Sans',
      'Noto Sans CJK SC',
      sans-serif
    );

    --fy-duration-xs: 75ms;
    --fy-duration-sm: 125ms;
    --fy-duration-md: 200ms;
    --fy-duration-lg: 400ms;
    --fy-ease: cubic-bezier(0.2, 0.8, 0.2, 1);

    --fy-color-accent: var(--fy-accent, #0988f0);
    --fy-color-fill: color-mix(in oklab, var(--fy-color-accent) 86%, black);
    --fy-color-fill-hover: color-mix(in oklab, var(--fy-color-accent) 78%, black);
    --fy-color-on-fill: #fff;
    --fy-color-link: light-dark(
      color-mix(in oklab, var(--fy-color-accent) 80%, black),
      color-mix(in oklab, var(--fy-color-accent) 78%, white)
    );
    --fy-color-focus: light-dark(
      color-mix(in oklab, var(--fy-color-accent) 86%, black),
      color-mix(in oklab, var(--fy-color-accent) 75%, white)
    );
    --fy-color-surface: light-dark(#fff, #15171c);
    --fy-color-raised: light-dark(#f3f4f7, #1e2128);
    --fy-color-raised-hover: light-dark(#e9ebf0, #272b34);
    --fy-color-raised-active: light-dark(#dfe2e9, #2e333d);
    --fy-color-border: light-dark(rgb(16 24 40 / 10%), rgb(255 255 255 / 8%));
    --fy-color-text: light-dark(#12141a, #f5f6f8);
    --fy-color-muted: light-dark(#565d6b, #a0a7b4);
    --fy-color-danger: light-dark(#c0263a, #ff808b);
    --fy-color-success: light-dark(#0b7341, #4cd296);
    --fy-color-warning: light-dark(#8a5a00, #ffc35a);
    --fy-color-backdrop: light-dark(rgb(16 20 28 / 45%), rgb(0 0 0 / 62%));

    color: var(--fy-color-text);
    font: 400 var(--fy-text-md) / 1.4 var(--fy-font);
    -webkit-font-smoothing: antialiased;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='auto']) {
    color-scheme: light dark;
  }
`
