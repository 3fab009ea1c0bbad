export type Late = typeof import('./late.ts')

/** Loads what is needed once an account is connected, a view is named, or a page has wallets of several namespaces. */
export const loadLate = (): Promise<Late> => import('./late.ts')

/** Does something with it that can be left out where it does not load. */
export const doLate = (run: (late: Late) => unknown) => void loadLate().then(run, () => {})
