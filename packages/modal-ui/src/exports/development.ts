import '../element/silenceLit.ts'

export { checkTheme } from '../element/checkTheme.ts'
