/** The sign of the presale: a Fragment on its orbit. */
export const BrandMark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
    <circle cx="16" cy="16" r="14.25" stroke="currentColor" strokeOpacity="0.35" strokeWidth="1.5" />
    <path d="M16 4.5 22.5 15 16 27.5 9.5 15Z" fill="var(--accent-fill)" />
    <path d="M16 4.5 22.5 15 16 17.5Z" fill="var(--art-light)" />
    <path d="M16 17.5 22.5 15 16 27.5Z" fill="var(--art-deep)" />
    <circle cx="26" cy="6" r="2.25" fill="currentColor" />
  </svg>
)
