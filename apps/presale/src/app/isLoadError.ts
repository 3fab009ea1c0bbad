/** Messages of browsers, and of vite, for a script or a style sheet that did not arrive. */
const MESSAGES =
  /dynamically imported module|importing a module script failed|valid javascript mime type|unable to preload css|failed to fetch|load failed|networkerror/i

/** True if something that the page needs did not arrive over the network. Anything else is an error of the page itself. */
export function isLoadError(error: unknown): error is Error {
  return error instanceof Error && MESSAGES.test(error.message)
}

/** Why something did not arrive: the connection was lost, or a deployment has `removed` its file. */
export type LoadFailure = 'connection' | 'removed'

const FILE_TYPES = /script|css/

/**
 * Asks the server for the file that an error names, or else for the page. A server that answers with something other than
 * a script or a style sheet has the file no longer: many answer any path with a page.
 */
export async function findLoadFailure({ message }: Error): Promise<LoadFailure> {
  const [file = ''] = /(https?:\/)?\/[^\s)]+/.exec(message) ?? []
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    return status > 499 || FILE_TYPES.test(headers.get('content-type') ?? '') ? 'connection' : 'removed'
  } catch {
    return 'connection'
  }
}
