export { checkTheme } from '../element/checkTheme.ts'
