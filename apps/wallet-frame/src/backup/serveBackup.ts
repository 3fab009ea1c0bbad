import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { SESSION_ENDED } from '@foyer/embedded-wallet-frame/protocol'
import { StaleLoginError } from '../home/approve.ts'
import { toHomeError } from '../home/toHomeError.ts'
import type { Login } from '../login/createLogin.ts'
import type { Signer } from '../signer/createSigner.ts'
import { type BackupAnswer, type BackupCall, type BackupCalls, HELLO } from './handOver.ts'

export type ServeBackupParameters = {
  /** The window of this site that this page has opened. */
  opened: Window
  login: Pick<Login, 'current' | 'isFresh' | 'connectEmail' | 'connectOtp' | 'takeOut'>
  signer: Pick<Signer, 'backUp'>
  /** Of the dapp. */
  origin: string
  /** The user has the file. */
  onKept: () => void
  /** The window was closed before that. */
  onClosed: () => void
}

/** Interval between two looks at the window, in milliseconds. Browsers do not tell that one was closed. */
const LOOK = 500

/**
 * Makes a backup for a window of this site, which chooses the passphrase: the session, the device's share and the worker
 * are this page's. It is handed over once. A window that is loaded again, or another one, hears that it has ended.
 */
export function serveBackup(parameters: ServeBackupParameters): void {
  const { opened, login, signer, origin, onKept, onClosed } = parameters
  const ending = new AbortController()
  const { signal } = ending
  let port: MessagePort | undefined
  /** The wallet that the window shows. */
  let shown: string | undefined

  /** The dapp's page may have logged another user in since then, whose key would get the passphrase of this one. */
  async function requireOwner() {
    const owner = await login.current()
    shown ??= owner.share.address
    if (owner.share.address !== shown) throw new ReplyError(SESSION_ENDED)
    return owner
  }

  const calls: BackupCalls = {
    async begin() {
      const { session, share } = await requireOwner()
      const { account, email } = session
      return { address: share.address, email, isFresh: login.isFresh(), canRenew: account === email }
    },
    async sendCode() {
      const { session } = await requireOwner()
      const { action } = await login.connectEmail(session.account, origin, { resumes: false })
      // As a new device the user logs in by the dapp, or on the wallet's own page.
      if (action !== 'VERIFY_OTP') throw new StaleLoginError()
    },
    enterCode: login.connectOtp,
    async backUp(passphrase) {
      await requireOwner()
      if (!login.isFresh()) throw new StaleLoginError()
      const kind = 'backup'
      return login.takeOut({ kind }, (pair) => signer.backUp({ pair, passphrase, kind }))
    },
    async keep() {
      onKept()
    },
  }

  const tell = (to: MessagePort | undefined, answer: BackupAnswer) => to?.postMessage(answer)

  async function answer({ id, name, parameter = '' }: BackupCall) {
    try {
      tell(port, { status: 'answer', id, result: await calls[name](parameter) })
    } catch (error) {
      tell(port, { status: 'error', id, error: toHomeError(error) })
    }
  }

  function onMessage({ source, origin: from, data, ports: [next] }: MessageEvent<unknown>) {
    if (source !== opened || from !== location.origin || data !== HELLO || next === undefined) return
    if (port !== undefined) return tell(next, { status: 'ended' })
    port = next
    port.onmessage = ({ data: call }: MessageEvent<BackupCall>) => void answer(call)
    tell(port, { status: 'ready' })
  }

  function look() {
    if (!opened.closed) return
    clearInterval(timer)
    ending.abort()
    onClosed()
  }

  addEventListener('message', onMessage, { signal })
  addEventListener('pagehide', () => tell(port, { status: 'ended' }), { signal })
  const timer = setInterval(look, LOOK)
}
