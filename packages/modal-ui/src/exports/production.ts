import type * as development from './development.ts'

/** What a production build has in the place of the checks for developers. */
export const checkTheme: typeof development.checkTheme = () => {}
