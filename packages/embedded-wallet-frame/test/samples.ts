import type { Answer, Payload, RequestName } from '../src/exports/protocol.ts'

export const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const HASH = `0x${'ab'.repeat(32)}`
export const SIGNATURE = `0x${'cd'.repeat(65)}`

const siwxMessage = {
  accountAddress: ADDRESS,
  chainId: 'eip155:56',
  domain: 'dapp.example',
  uri: 'https://dapp.example',
  version: '1',
  nonce: 'abcdefgh',
  notBefore: '2026-01-01T00:00:00.000Z',
  statement: 'Sign in',
  resources: ['https://dapp.example/terms'],
  requestId: '1',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-02T00:00:00.000Z',
  serializedMessage: 'dapp.example wants you to sign in',
}

export const USER = {
  email: 'ada@example.org',
  address: ADDRESS,
  chainId: 56,
  smartAccountDeployed: false,
  accounts: [{ address: ADDRESS, type: 'eoa' as const }],
  preferredAccountType: 'eoa' as const,
  signature: SIGNATURE,
  message: 'dapp.example wants you to sign in',
  siwxMessage,
}

/** Every request of the wire with every key. */
export const PAYLOADS: { [name in RequestName]: Payload<name> } = {
  SWITCH_NETWORK: { chainId: 56, rpcUrl: 'https://rpc.example' },
  CONNECT_EMAIL: { email: 'ada@example.org' },
  CONNECT_DEVICE: undefined,
  CONNECT_OTP: { otp: '012345' },
  GET_SOCIAL_REDIRECT_URI: { provider: 'google' },
  CONNECT_SOCIAL: {
    uri: 'https://wallet.example/loading?code=1',
    preferredAccountType: 'smartAccount',
    chainId: 56,
    siwxMessage,
    rpcUrl: 'https://rpc.example',
  },
  GET_FARCASTER_URI: undefined,
  CONNECT_FARCASTER: undefined,
  GET_USER: {
    chainId: 56,
    preferredAccountType: 'smartAccount',
    socialUri: 'https://wallet.example/loading?code=1',
    siwxMessage,
    rpcUrl: 'https://rpc.example',
  },
  SIGN_OUT: undefined,
  IS_CONNECTED: { token: 'handle' },
  GET_CHAIN_ID: undefined,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: undefined,
  INIT_SMART_ACCOUNT: undefined,
  SET_PREFERRED_ACCOUNT: { type: 'eoa' },
  RPC_REQUEST: {
    method: 'personal_sign',
    params: ['0x68', ADDRESS],
    chainId: 56,
    chainNamespace: 'eip155',
    rpcUrl: 'https://rpc.example',
  },
  RPC_ABORT: undefined,
  UPDATE_EMAIL: { email: 'grace@example.org' },
  UPDATE_EMAIL_PRIMARY_OTP: { otp: '123456' },
  UPDATE_EMAIL_SECONDARY_OTP: { otp: '123456' },
  SYNC_THEME: {
    themeMode: 'dark',
    themeVariables: { '--w3m-accent': '#fff', '--w3m-z-index': 5 },
    w3mThemeVariables: { '--w3m-accent': '#fff' },
    locale: 'zh-CN',
  },
  SYNC_DAPP_DATA: {
    metadata: {
      name: 'Dapp',
      description: 'A dapp',
      url: 'https://dapp.example',
      icons: ['data:image/png;,'],
    },
    sdkVersion: '4',
    sdkType: 'foyer',
    projectId: '00000000000000000000000000000001',
  },
  RELOAD: undefined,
}

/** An answer to each of them. */
export const ANSWERS: { [name in RequestName]: Answer<name> } = {
  SWITCH_NETWORK: { chainId: 56 },
  CONNECT_EMAIL: { action: 'VERIFY_DEVICE' },
  CONNECT_DEVICE: undefined,
  CONNECT_OTP: undefined,
  GET_SOCIAL_REDIRECT_URI: { uri: 'https://accounts.example/authorize' },
  CONNECT_SOCIAL: { ...USER, userName: 'ada' },
  GET_FARCASTER_URI: { url: 'https://farcaster.example' },
  CONNECT_FARCASTER: { userName: 'ada' },
  GET_USER: USER,
  SIGN_OUT: undefined,
  IS_CONNECTED: { isConnected: true },
  GET_CHAIN_ID: { chainId: 56 },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [56] },
  INIT_SMART_ACCOUNT: { address: ADDRESS, isDeployed: true },
  SET_PREFERRED_ACCOUNT: { type: 'eoa', address: ADDRESS },
  RPC_REQUEST: SIGNATURE,
  RPC_ABORT: undefined,
  UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
  UPDATE_EMAIL_PRIMARY_OTP: undefined,
  UPDATE_EMAIL_SECONDARY_OTP: { newEmail: 'grace@example.org' },
  SYNC_THEME: undefined,
  SYNC_DAPP_DATA: undefined,
  RELOAD: undefined,
}
