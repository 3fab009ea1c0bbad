import type { ServedApp } from '../shared/types.ts'

/** Both servers under one address. Whoever runs it can rebuild every wallet, and mails and pages say so. */
export function createSolo(auth: ServedApp, vault: ServedApp): ServedApp {
  const isOfVault = matchPaths(pathsOf(vault).filter((path) => !pathsOf(auth).includes(path)))
  return {
    routes: [...auth.routes, ...vault.routes],
    async fetch(request, ...rest) {
      const { pathname } = new URL(request.url)
      if (pathname === '/ready') {
        const answer = await vault.fetch(request.clone(), ...rest)
        if (!answer.ok) return answer
      }
      return (isOfVault(pathname) ? vault : auth).fetch(request, ...rest)
    },
  }
}

const pathsOf = ({ routes }: ServedApp) => routes.map(({ path }) => path)

/** Returns a function that is true for a path of one of the patterns, whatever its method: preflights have one of their own. */
function matchPaths(paths: readonly string[]) {
  const patterns = paths.map((path) => path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+'))
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`)
  return (path: string) => pattern.test(path)
}
