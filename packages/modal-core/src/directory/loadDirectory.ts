/** Loads the code that lists a server's wallets, and asks that server for nothing. Opening retries what does not load. */
export const loadDirectory = () =>
  Promise.allSettled([import('./createDirectory.ts'), import('./createRemoteDirectory.ts')])
