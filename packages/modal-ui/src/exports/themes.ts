export { type CreateThemeParameters, createTheme, type Theme } from '../themes/createTheme.ts'
export { themes } from '../themes/themes.ts'
