import { css } from 'lit'

export const styles = css`
  /* No box of its own, which a page that lays out its body as a grid would give a gap. */
  :host(:not([embedded])) {
    display: contents !important;
  }
  :host([embedded]) {
    position: relative;
    z-index: var(--fy-z-index, 9999);
    display: block;
    container-type: inline-size;
    min-inline-size: min(370px, 100%);
    max-inline-size: 720px;
  }
  section {
    display: flex;
    inline-size: min(370px, 100%);
  }

  .shake {
    animation: shake 500ms;
  }
  @keyframes shake {
    15%,
    45%,
    75% {
      translate: -6px;
    }
    30%,
    60%,
    90% {
      translate: 6px;
    }
  }

  /** The direction of lines: sliding and pointing parts follow it. */
  [dir] {
    --forward: 1;
  }
  [dir='rtl'] {
    --forward: -1;
  }

  @container (min-width: 720px) {
    section.wide {
      inline-size: clamp(370px, var(--fy-dialog-inline-size, 720px), 720px);
    }
  }

  .frame {
    flex: 0 1 auto;
    min-block-size: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  /* Where there is more. At the top by little: headings stay there. */
  .frame:is(.above, .below) {
    mask-image: linear-gradient(
      transparent,
      #000 var(--above, 0px),
      #000 calc(100% - var(--below, 0px)),
      transparent
    );
  }
  .frame.above {
    --above: 8px;
  }
  .frame.below {
    --below: 28px;
  }
  @media (forced-colors: active) {
    .frame:is(.above, .below) {
      mask-image: none;
    }
  }
  .view {
    display: block;
    padding: 10px 20px 20px;
  }
  .view.next {
    animation: enter var(--fy-duration-md) var(--fy-ease);
    --from: calc(16px * var(--forward));
  }
  .view.prev {
    animation: enter var(--fy-duration-md) var(--fy-ease);
    --from: calc(-16px * var(--forward));
  }
  @keyframes enter {
    from {
      opacity: 0;
      transform: translateX(var(--from));
    }
  }
  .placeholder {
    min-block-size: var(--view-size);
    padding: 10px 20px 20px;
  }

`
