import { expect, test } from 'vitest'
import type { Namespace } from '../types/network.ts'
import { REQUESTED_PERMISSIONS } from './requestedPermissions.ts'

test.each<[Namespace, string[]]>([
  [
    'eip155',
    [
      'eth_sendTransaction',
      'personal_sign',
      'eth_signTypedData_v4',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
      'wallet_getCapabilities',
    ],
  ],
  [
    'solana',
    [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
  ],
  ['polkadot', ['polkadot_signMessage', 'polkadot_signTransaction']],
  ['bip122', ['signMessage', 'signPsbt', 'sendTransfer', 'getAccountAddresses']],
  ['cosmos', ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino']],
])('asks a paired wallet for the methods of the namespace %s', (namespace, methods) => {
  expect(REQUESTED_PERMISSIONS[namespace].methods).toEqual(expect.arrayContaining(methods))
})
