import type { SiwxSession, WebStorage } from '@foyer/modal-core'
import type { SiweServer } from './siweServer.ts'
import { toSessions } from './toSessions.ts'

const KEY = 'foyer.siwe.sessions'
/** More than any user has accounts. Without a limit the list would only grow. */
const MAX_SESSIONS = 20

/** Replaces a server: accepts every signature, and keeps sessions in this browser. */
export function localServer(storage?: WebStorage | null): SiweServer {
  const web = storage === undefined ? pageStorage() : storage
  /** The sessions of this page alone, where the storage does not work. */
  let unstored: SiwxSession[] | undefined = web == null ? [] : undefined

  /** Reads them each time: other tabs store theirs in the same place. */
  function read(): SiwxSession[] {
    if (unstored !== undefined) return unstored
    try {
      return toSessions(JSON.parse(web?.getItem(KEY) ?? '[]'))
    } catch {
      return []
    }
  }

  function write(next: SiwxSession[]) {
    const sessions = next.slice(0, MAX_SESSIONS)
    if (unstored === undefined) {
      try {
        if (sessions.length === 0) web?.removeItem(KEY)
        else web?.setItem(KEY, JSON.stringify(sessions))
        return
      } catch {
        // If the storage is full or forbidden, the session ends with the page.
      }
    }
    unstored = sessions
  }

  return {
    getNonce: async () => crypto.randomUUID().replaceAll('-', ''),
    async verify(session) {
      const { accountAddress, chainId } = session.data
      const isSame = ({ data }: SiwxSession) =>
        data.accountAddress === accountAddress && data.chainId === chainId
      write([session, ...read().filter((one) => !isSame(one))])
    },
    getSessions: async () => read(),
    async revoke({ accountAddress }) {
      write(read().filter(({ data }) => data.accountAddress !== accountAddress))
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
