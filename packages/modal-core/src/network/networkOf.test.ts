import { expect, test } from 'vitest'
import { bsc } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { networkOf } from './networkOf.ts'

const gateway = 'https://gateway.example/'

test('uses the gateway as RPC, and keeps the chain’s own beside it', () => {
  const network = networkOf(bsc, { gateway, projectId: 'project' })
  expect(network).toMatchObject({ id: 56, name: bsc.name })
  expect(network.rpcUrls).toEqual({
    default: { http: ['https://gateway.example/v1/?projectId=project&st=foyer&sv=4&chainId=eip155%3A56'] },
    chainDefault: bsc.rpcUrls.default,
  })
})

test('does not use the gateway for a network to which the dapp gives an RPC', () => {
  const { rpcUrls } = networkOf(bsc, { gateway, projectId: 'project', http: ['https://rpc.example'] })
  expect(rpcUrls).toEqual({ default: { http: ['https://rpc.example'] }, chainDefault: bsc.rpcUrls.default })
})

test('keeps the RPC URLs of a chain that were replaced before', () => {
  const replaced = networkOf(bsc, { gateway, http: ['https://rpc.example'] })
  expect(networkOf(replaced, { gateway }).rpcUrls.chainDefault).toEqual(bsc.rpcUrls.default)
})

test('keeps both in the state of the modal', () => {
  const network = networkOf(bsc, { gateway, http: ['https://rpc.example'] })
  const { modal } = setupModal({ networks: [network], defaultNetwork: network })
  expect(modal.state.networks.list[0]?.rpcUrls).toEqual({
    default: { http: ['https://rpc.example'] },
    chainDefault: { http: bsc.rpcUrls.default.http },
  })
})
