/** Loads the actions. Stands between, because the entry chunk would name each file that they share with the modal. */
export const loadAll = () => import('./allActions.ts')
