import { html, svg, type TemplateResult } from 'lit'

/** Icons of 24 units, drawn with strokes in the text's colour. One that points forward or back is `directed`. */
export const icon = (paths: TemplateResult, size = 20, name: '' | 'directed' = '') => html`<svg
  class=${name}
  width=${size}
  height=${size}
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  ${paths}
</svg>`

export const closeIcon = () => icon(svg`<path d="M6 6l12 12M18 6L6 18" />`)
export const backIcon = () => icon(svg`<path d="M15 5l-7 7 7 7" />`, 20, 'directed')
export const chevronIcon = () => icon(svg`<path d="M9 6l6 6-6 6" />`, 18, 'directed')
export const copyIcon = () =>
  icon(
    svg`<rect x="9" y="9" width="11" height="11" rx="2.5" /><path d="M5 15V6.5A2.5 2.5 0 0 1 7.5 4H15" />`,
    18,
  )
export const checkIcon = () => icon(svg`<path d="M5 12.5l4.5 4.5L19 7.5" />`, 18)
export const crossIcon = () => icon(svg`<path d="M7 7l10 10M17 7L7 17" />`, 16)
export const warningIcon = () =>
  icon(svg`<path d="M12 4.5L21 19.5H3Z" /><path d="M12 10.5v4M12 17h.01" />`, 20)
export const offlineIcon = () => icon(svg`<path d="M4 4l16 16M5 12a10 10 0 0 1 14 0M12 18h.01" />`)
export const retryIcon = () => icon(svg`<path d="M4 12a8 8 0 1 1 2.6 5.9M4 12V6.5M4 12h5.5" />`, 18)
export const externalIcon = () => icon(svg`<path d="M8 16L18 6M9 6h9v9" />`, 18, 'directed')
export const moreIcon = () =>
  icon(
    svg`<circle cx="5" cy="12" r="0.8" /><circle cx="12" cy="12" r="0.8" /><circle cx="19" cy="12" r="0.8" />`,
  )
export const settingsIcon = () =>
  icon(
    svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9" /><circle cx="15" cy="7" r="2" /><circle cx="9" cy="17" r="2" />`,
    18,
  )
export const disconnectIcon = () =>
  icon(svg`<path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9" />`, 18, 'directed')
export const walletIcon = (size = 28) =>
  icon(
    svg`<path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3" /><path d="M4 7.5v9A2.5 2.5 0 0 0 6.5 19H18a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2H4.5" /><path d="M16 13.5h.01" />`,
    size,
  )
export const mailIcon = (size = 20) =>
  icon(svg`<rect x="3" y="5" width="18" height="14" rx="2.5" /><path d="M4 7.5l8 5.5 8-5.5" />`, size)
export const keyIcon = () => icon(svg`<circle cx="8" cy="15" r="4" /><path d="M11 12l8-8M15 8l3 3" />`, 24)
export const lockIcon = () =>
  icon(svg`<rect x="5" y="11" width="14" height="9" rx="2.5" /><path d="M8 11V8a4 4 0 0 1 8 0v3" />`, 24)
export const gridIcon = () =>
  icon(
    svg`<rect x="4" y="4" width="6.5" height="6.5" rx="1.8" /><rect x="13.5" y="4" width="6.5" height="6.5" rx="1.8" /><rect x="4" y="13.5" width="6.5" height="6.5" rx="1.8" /><rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.8" />`,
  )
