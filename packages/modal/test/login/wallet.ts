import { createHost, createPolicy, ReplyError } from '@foyer/embedded-wallet-frame/host'
import { ABORTED, LINK_REJECTED, REJECTED, WRONG_CODE } from '@foyer/embedded-wallet-frame/protocol'
import { base58 } from '@scure/base'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'

/** A wallet's site as the modal sees one, with the first account of the test mnemonic behind every address. */
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

/** Its account on Solana. What it signs there is nobody's signature. */
const SOLANA = '5vftMkHL72JaJG6ExQfGAsT2uGVHpRR7oTNUPMs68Y2N'

const { origins, hasSession } = JSON.parse(document.querySelector('#project')?.textContent ?? '{}') as {
  origins: string[]
  hasSession: boolean
}
let isConnected = hasSession
let email = 'ada@example.org'
let chainId: string | number = 56
const policy = createPolicy({ approvals: ['personal_sign', 'solana_signMessage'] })
const element = (id: string) => document.querySelector(`#${id}`)
/** The values that tests write and read. */
const { dataset } = document.documentElement

/** Refuses as the test says. */
function refuse() {
  if (dataset.refusal) throw new ReplyError(dataset.refusal)
}

/** A session that the next load of the page has, too. */
async function setSession(value: boolean) {
  isConnected = value
  await fetch(`/session?${value}`)
}

/** Resolves when the test presses the button, rejects at the other one. */
function press(yes: string, no: string, refusal: string, signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  element(yes)?.addEventListener('click', () => resolve(), { once: true })
  element(no)?.addEventListener('click', () => reject(new ReplyError(refusal)), { once: true })
  signal?.addEventListener('abort', () => reject(new ReplyError(ABORTED)))
  return promise
}

const host = createHost({
  origins,
  version: '1',
  warn: () => {},
  report: (error) => fetch('/problem', { method: 'POST', body: String(error) }),
  handlers: {
    SYNC_DAPP_DATA({ metadata }) {
      dataset.dapp = `${metadata?.name} at ${metadata?.url}`
    },
    SYNC_THEME: ({ themeMode, locale }) =>
      void Object.assign(document.documentElement, { lang: locale, className: themeMode }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [] }),
    IS_CONNECTED: () => ({ isConnected }),
    CONNECT_EMAIL(payload) {
      dataset.asked = payload.email
      if (dataset.refusal === 'silence') return new Promise<never>(() => {})
      refuse()
      email = payload.email
      if (isConnected) return { action: 'CONNECT' }
      return { action: email.startsWith('known') ? 'VERIFY_OTP' : 'VERIFY_DEVICE' }
    },
    CONNECT_DEVICE: () => press('link', 'unlink', LINK_REJECTED).then(() => undefined),
    async CONNECT_OTP({ otp }) {
      if (otp !== '123456') throw new ReplyError(WRONG_CODE)
      await setSession(true)
    },
    GET_SOCIAL_REDIRECT_URI: ({ provider }) => ({
      uri: `${location.origin}/loading?${provider}`,
      statusUrl: `${location.origin}/status`,
    }),
    async CONNECT_SOCIAL({ uri }) {
      if (!uri.startsWith(`${location.origin}/loading?`)) throw new ReplyError(REJECTED)
      await setSession(true)
      return { address: account.address, chainId, email: null, userName: 'ada0' }
    },
    GET_FARCASTER_URI: () => ({ url: `${location.origin}/app?channelToken=1` }),
    async CONNECT_FARCASTER() {
      await press('link', 'unlink', REJECTED)
      await setSession(true)
      return { userName: 'ada' }
    },
    RELOAD: () => void document.documentElement.setAttribute('data-reloaded', ''),
    async GET_USER(payload) {
      if (String(payload?.chainId).startsWith('solana:'))
        return { email, address: SOLANA, chainId: String(payload?.chainId) }
      const user = { email, address: account.address, chainId, smartAccountDeployed: false }
      const siwx = payload?.siwxMessage
      if (siwx === undefined) return user
      const message = createSiweMessage({
        address: account.address,
        domain: siwx.domain,
        uri: siwx.uri,
        version: '1',
        nonce: siwx.nonce,
        chainId: Number(siwx.chainId.slice(7)),
        ...(siwx.statement === undefined ? {} : { statement: siwx.statement }),
        issuedAt: new Date(siwx.issuedAt ?? ''),
        expirationTime: new Date(siwx.expirationTime ?? ''),
      })
      return { ...user, message, signature: await account.signMessage({ message }) }
    },
    GET_CHAIN_ID: () => ({ chainId }),
    SWITCH_NETWORK(payload) {
      chainId = payload.chainId
      dataset.chain = String(chainId)
      return { chainId }
    },
    async SIGN_OUT() {
      await setSession(false)
    },
    async RPC_REQUEST(payload, { signal, commit }) {
      refuse()
      const verdict = policy.judge(payload)
      if (verdict.status === 'refused') throw new ReplyError(verdict.message)
      if (verdict.status === 'safe') return '0x0'
      await press('approve', 'reject', REJECTED, signal)
      if (!commit()) throw new ReplyError(ABORTED)
      if (verdict.method === 'solana_signMessage') {
        dataset.signed = JSON.stringify([payload.chainNamespace, payload.chainId, verdict.params])
        return { signature: base58.encode(new Uint8Array(64).fill(1)) }
      }
      const [raw] = payload.params as [`0x${string}`]
      return account.signMessage({ message: { raw } })
    },
  },
})
host.ready()
