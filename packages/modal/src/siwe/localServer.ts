import type { SiwxSession, WebStorage } from '@foyer/modal-core'
import type { SiweServer } from './httpServer.ts'
import { toSessions } from './toSessions.ts'

const KEY = 'foyer.siwe.sessions'
/** More than any user has accounts. Without a limit the list would only grow. */
const MAX_SESSIONS = 20

/** Replaces a server: accepts every signature, and keeps sessions in this browser. */
export function localServer(storage?: WebStorage | null): SiweServer {
  const web = storage === undefined ? pageStorage() : storage
  /** A copy for this page, which works where the storage does not. */
  let sessions = read()

  function read(): SiwxSession[] {
    try {
      return toSessions(JSON.parse(web?.getItem(KEY) ?? '[]'))
    } catch {
      return []
    }
  }

  function write(next: SiwxSession[]) {
    sessions = next.slice(0, MAX_SESSIONS)
    try {
      if (sessions.length === 0) web?.removeItem(KEY)
      else web?.setItem(KEY, JSON.stringify(sessions))
    } catch {
      // Where the storage is full or forbidden, the session ends with the page.
    }
  }

  return {
    getNonce: async () => crypto.randomUUID().replaceAll('-', ''),
    async verify(session) {
      const { accountAddress, chainId } = session.data
      const isSame = ({ data }: SiwxSession) =>
        data.accountAddress === accountAddress && data.chainId === chainId
      write([session, ...sessions.filter((one) => !isSame(one))])
    },
    getSessions: async () => sessions,
    async revoke({ accountAddress }) {
      write(sessions.filter(({ data }) => data.accountAddress !== accountAddress))
    },
  }
}

/** The page's storage, or undefined where there is none or it is forbidden. */
function pageStorage(): WebStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
