import type { Theme } from './createTheme.ts'

/** Dark blue, with a violet accent and round corners. */
const midnight: Theme = {
  themeMode: 'dark',
  themeVariables: {
    '--fy-accent': '#8b7bff',
    '--fy-color-mix': '#0c1240',
    '--fy-color-mix-strength': '45',
    '--fy-color-raised': '#1b214a',
    '--fy-color-raised-hover': '#242b5c',
    '--fy-color-raised-active': '#2e366e',
    '--fy-border-radius-master': '5px',
  },
}

/** Warm paper with an amber accent. Its variables suit the dark mode too. */
const paper: Theme = {
  themeMode: 'light',
  themeVariables: {
    '--fy-accent': '#b06c14',
    '--fy-color-mix': '#b06c14',
    '--fy-color-mix-strength': '7',
    '--fy-color-raised': 'light-dark(#f5ecdf, #26211b)',
    '--fy-color-raised-hover': 'light-dark(#efe3d2, #302a23)',
    '--fy-color-raised-active': 'light-dark(#e8d9c4, #3b342b)',
    '--fy-border-radius-master': '4.5px',
  },
}

/** Black on white, or white on black where the visitor prefers dark, with small corners. */
const contrast: Theme = {
  themeMode: 'auto',
  themeVariables: {
    '--fy-accent': 'light-dark(#0043b8, #ffd400)',
    '--fy-color-mix': 'light-dark(#ffffff, #000000)',
    '--fy-color-mix-strength': '60',
    '--fy-color-raised': 'light-dark(#e8eaf0, #22262e)',
    '--fy-color-raised-hover': 'light-dark(#d9dce5, #2f343e)',
    '--fy-color-raised-active': 'light-dark(#c9cdd8, #3d434f)',
    '--fy-border-radius-master': '2px',
    '--fy-color-muted': 'light-dark(#33373f, #d3d7df)',
    '--fy-color-border': 'light-dark(#12141a, #f5f6f8)',
  },
}

/** Themes that come with the package, for `createFoyer` and `update`. */
export const themes = { midnight, paper, contrast }
