/**
 * Why code that loads late did not come: its file was `removed` by a deployment, the `connection` was lost, or the code
 * itself has failed (`error`).
 */
export type LoadFailure = 'removed' | 'connection' | 'error'

/** Returns true if a message is that of a browser or a bundler for code that did not load. Wallets have modules and chunks, too. */
export const isNotLoaded = (cause: unknown) =>
  /import(ed|ing a) module|load\w* (css|chunk)|script mime/i.test(`${cause}`)

/**
 * Asks the server for the file that the message names, or else for the page. A server that answers, but not with a
 * script, has the file no longer: many answer any path with a page.
 */
export const loadFailureOf = async (cause: unknown): Promise<LoadFailure> =>
  isNotLoaded(cause)
    ? fetch(`${/https?:[^\s)]+/.exec(`${cause}`) ?? ''}`, { method: 'HEAD' }).then(
        ({ status, headers }) =>
          status > 499 || headers.get('content-type')?.includes('script') ? 'connection' : 'removed',
        () => 'connection',
      )
    : 'error'
