import type * as development from './development.ts'

// Replaces the developer checks in a production build.
export const checkTheme: typeof development.checkTheme = () => {}
export const checkLocale: typeof development.checkLocale = () => {}
export const checkWallets: typeof development.checkWallets = async () => {}
