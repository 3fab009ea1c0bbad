export { type CreateThemeParameters, createTheme, type Theme, themes } from '@foyer/modal-ui/themes'
