import { ADDRESS } from './samples.ts'

/** A message that a client in the field posts. */
export type Step = {
  /** 4 to 7 characters, and not unique for long. */
  id: string
  type: string
  payload?: unknown
  /** The next one is posted without waiting for the answer. */
  isPending?: boolean
  /** Milliseconds since the one before. */
  after?: number
}

const app = (name: string) => `@w3m-app/${name}`

const SYNC: Step[] = [
  {
    id: '8c1f2',
    type: app('SYNC_DAPP_DATA'),
    payload: {
      metadata: { name: 'Dapp', description: '', url: 'http://dapp.localhost', icons: [] },
      sdkVersion: 'react-wagmi-1.7.17',
      sdkType: 'appkit',
      projectId: 'project-1',
    },
    isPending: true,
  },
  { id: 'f00d', type: app('SYNC_THEME'), payload: { themeVariables: {} } },
  { id: '3d9a77', type: app('GET_SMART_ACCOUNT_ENABLED_NETWORKS') },
]

/** `smartAccount` is what these clients prefer whatever the user has chosen. */
const GET_USER: Step = {
  id: 'b2e4',
  type: app('GET_USER'),
  payload: { chainId: 56, rpcUrl: 'https://rpc.example', preferredAccountType: 'smartAccount' },
}

const EMAIL: Step = { id: '91ab', type: app('CONNECT_EMAIL'), payload: { email: 'ada@example.org' } }

/** The first login of a page: up to the link in the e-mail. */
export const FIRST_LOGIN: readonly Step[] = [...SYNC, { ...EMAIL, after: 500 }]

/** "Resend", while the first CONNECT_DEVICE is still open. */
export const RESEND: readonly Step[] = [
  { id: 'd1d1', type: app('CONNECT_DEVICE'), isPending: true },
  { ...EMAIL, id: '91ac' },
  { id: 'd2d2', type: app('CONNECT_DEVICE'), isPending: true },
]

/** After the link was opened: the code, then the user. */
export const CODE: readonly Step[] = [
  { id: '0t9c', type: app('CONNECT_OTP'), payload: { otp: '123456' } },
  GET_USER,
]

/** A page whose user has logged in before. No token is sent. */
export const RETURN: readonly Step[] = [{ id: 'c0n1', type: app('IS_CONNECTED') }, ...SYNC, GET_USER]

const rpc = (id: string, method: string, params: unknown): Step => ({
  id,
  type: app('RPC_REQUEST'),
  payload: { method, params, chainNamespace: 'eip155', chainId: 56, rpcUrl: 'https://rpc.example' },
})

/** A signature. The iframe is shown half a second later. */
export const SIGN: readonly Step[] = [
  { id: '77a0', type: app('GET_CHAIN_ID') },
  { ...rpc('5164', 'personal_sign', ['0x68', ADDRESS]), isPending: true },
  { id: '7e3e', type: app('SYNC_THEME'), payload: { themeMode: 'dark', themeVariables: {} } },
]

/** A payment with nothing but what is paid. */
export const SEND: readonly Step[] = [
  { ...rpc('5e4d', 'eth_sendTransaction', [{ from: ADDRESS, to: ADDRESS, value: '0x1' }]), isPending: true },
]

/** One for each open request, with separate ids. */
export const ABORT: readonly Step[] = [
  { id: 'ab01', type: app('RPC_ABORT'), isPending: true },
  { id: 'ab02', type: app('RPC_ABORT'), isPending: true },
]

/** Posted all the same, though it is on no list. */
export const DISALLOWED: readonly Step[] = [rpc('d15a', 'eth_sign', [ADDRESS, '0x68'])]

export const SAFE: readonly Step[] = [
  rpc('5afe1', 'eth_blockNumber', []),
  rpc('5afe2', 'wallet_getCapabilities', [ADDRESS]),
]

/** READY is not awaited again. */
export const RELOAD: readonly Step[] = [
  { id: '4e10', type: app('RELOAD'), isPending: true },
  { ...(SYNC[0] as Step), id: '8c1f3', isPending: false },
]

/** Steps of requests that later parts of the wallet answer. */
export const SWITCH_TYPE: readonly Step[] = [
  { id: '5e7a', type: app('SET_PREFERRED_ACCOUNT'), payload: { type: 'eoa' } },
  { ...GET_USER, id: 'b2e5' },
]
