import { createHost, createPolicy, ReplyError } from '../../src/exports/host.ts'
import { ABORTED, REJECTED } from '../../src/exports/protocol.ts'
import { ADDRESS, SIGNATURE } from '../samples.ts'

/** A request that the wallet received, with the time since it was ready. Kept in order. */
type Received = { name: string; payload: unknown; at: number }

declare global {
  interface Window {
    received: Received[]
    warnings: string[]
    reported: string[]
    /** Posts what an honest wallet would not. */
    postToDapp: (message: unknown) => void
  }
}

window.received = []
window.warnings = []
window.reported = []
window.postToDapp = (message) => parent.postMessage(message, '*')

const project = JSON.parse(document.querySelector('#project')?.textContent ?? '{}') as {
  origins: string[]
  hasSession: boolean
  isSilent: boolean
}
let { hasSession } = project
const policy = createPolicy({ approvals: ['personal_sign', 'eth_sendTransaction'] })
let readyAt = 0
let chainId: string | number = 56
/** Opened by the test, like the link in the e-mail. */
const link = Promise.withResolvers<undefined>()
document.querySelector('#link')?.addEventListener('click', () => link.resolve(undefined))

const note = (name: string, payload: unknown) =>
  window.received.push({ name, payload, at: performance.now() - readyAt })

/** Asks the user with two buttons. */
function approve(signal: AbortSignal, commit: () => boolean) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const answers = {
    approve: () => (commit() ? resolve(SIGNATURE) : undefined),
    reject: () => reject(new ReplyError(REJECTED)),
  }
  for (const [id, listener] of Object.entries(answers))
    document.querySelector(`#${id}`)?.addEventListener('click', listener, { signal })
  signal.addEventListener('abort', () => reject(new ReplyError(ABORTED)))
  return promise
}

const host = createHost({
  origins: project.origins,
  version: '1',
  warn: (message) => window.warnings.push(message),
  report: (error) => window.reported.push(String(error)),
  handlers: {
    SYNC_DAPP_DATA: (payload) => void note('SYNC_DAPP_DATA', payload),
    SYNC_THEME: (payload) => void note('SYNC_THEME', payload),
    RELOAD: (payload) => void note('RELOAD', payload),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS(payload) {
      note('GET_SMART_ACCOUNT_ENABLED_NETWORKS', payload)
      return { smartAccountEnabledNetworks: [] }
    },
    IS_CONNECTED(payload) {
      note('IS_CONNECTED', payload)
      return { isConnected: hasSession }
    },
    CONNECT_EMAIL(payload) {
      note('CONNECT_EMAIL', payload)
      return { action: 'VERIFY_DEVICE' }
    },
    CONNECT_DEVICE(payload) {
      note('CONNECT_DEVICE', payload)
      return link.promise
    },
    CONNECT_OTP(payload) {
      note('CONNECT_OTP', payload)
      if (payload.otp !== '123456') throw new ReplyError('Invalid code')
      hasSession = true
    },
    GET_USER(payload) {
      note('GET_USER', payload)
      if (!hasSession) throw new ReplyError('Session expired')
      return { email: 'ada@example.org', address: ADDRESS, chainId, preferredAccountType: 'eoa' }
    },
    GET_CHAIN_ID(payload) {
      note('GET_CHAIN_ID', payload)
      return { chainId }
    },
    SWITCH_NETWORK(payload) {
      note('SWITCH_NETWORK', payload)
      chainId = payload.chainId
      return { chainId }
    },
    SIGN_OUT(payload) {
      note('SIGN_OUT', payload)
      hasSession = false
    },
    RPC_REQUEST(payload, { signal, commit }) {
      note('RPC_REQUEST', payload)
      const verdict = policy.judge(payload)
      if (verdict.status === 'refused') throw new ReplyError(verdict.message)
      return verdict.status === 'safe' ? '0x10' : approve(signal, commit)
    },
  },
})

readyAt = performance.now()
if (!project.isSilent) host.ready()
