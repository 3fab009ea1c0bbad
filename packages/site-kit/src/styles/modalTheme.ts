/** The modal in the colours and letters of the site, whichever of its themes is in force. */
export const modalTheme = {
  '--fy-accent': 'var(--accent-fill)',
  '--fy-color-surface': 'var(--surface)',
  '--fy-color-raised': 'var(--raised)',
  '--fy-color-raised-hover': 'color-mix(in oklab, var(--raised), var(--ink) 6%)',
  '--fy-color-raised-active': 'color-mix(in oklab, var(--raised), var(--ink) 12%)',
  '--fy-color-border': 'var(--line)',
  '--fy-color-muted': 'var(--ink-soft)',
  '--fy-font-family': 'var(--sans)',
}
