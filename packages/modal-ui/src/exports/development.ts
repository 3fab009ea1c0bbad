import '../element/silenceLit.ts'

export { checkTheme } from '../element/checkTheme.ts'
export { checkOptions } from '../views/connect/checkOptions.ts'
