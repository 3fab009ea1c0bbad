import type { App } from '../shared/types.ts'

type Served = Pick<App, 'fetch'>

/** Answers under this computer's own names alone. Another site whose name is made to lead here would read all answers. */
export function requireOwnHost({ fetch }: Served, port: number): Served {
  const names = ['127.0.0.1', 'localhost']
  // Browsers leave out the port that is usual.
  const hosts = [...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])]
  return {
    fetch: (request, ...rest) =>
      hosts.includes(request.headers.get('host') ?? '')
        ? fetch(request, ...rest)
        : new Response('The demo is for this computer.', { status: 403 }),
  }
}
