import '../element/silenceLit.ts'

export { checkTheme } from '../element/checkTheme.ts'
export { checkLocale } from '../locales/checkLocale.ts'
export { checkWallets } from '../views/connect/checkWallets.ts'
