import type * as development from './development.ts'

// Replaces the developer checks in a production build.
export const checkTheme: typeof development.checkTheme = () => {}
export const checkOptions: typeof development.checkOptions = async () => {}
