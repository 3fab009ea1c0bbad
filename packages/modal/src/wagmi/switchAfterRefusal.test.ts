import { setupModal } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { bsc } from 'wagmi/chains'
import { switchAfterRefusal } from './switchAfterRefusal.ts'

const config = createConfig({
  chains: [bsc],
  transports: { [bsc.id]: http('http://127.0.0.1:9') },
  storage: null,
})
const network = setupModal().modal.networks.active()

/** Switches after wagmi has failed with an error, with a wallet that has the chain once it is added. */
async function run(error: unknown, { type = 'injected', chains = config.chains as readonly object[] } = {}) {
  const asked: string[] = []
  let isAdded = false
  const provider = {
    async request({ method }: { method: string }) {
      asked.push(method)
      if (method === 'wallet_addEthereumChain') isAdded = true
      if (method === 'wallet_switchEthereumChain' && !isAdded) throw error
      return method === 'eth_chainId' ? '0x1' : null
    },
  }
  const connector = { type, getProvider: async () => provider }
  const parameters = { config: { ...config, chains }, network, connector, error }
  const result = await switchAfterRefusal(parameters as never).then(
    () => 'switched',
    (thrown: unknown) => thrown,
  )
  return { asked, result }
}

test.each([
  { code: 4902, message: 'Unrecognized chain ID "0x38".' },
  { code: -32603, message: 'Unrecognized chain ID "0x38". Try adding the chain first.' },
  { code: -32603, message: 'Internal JSON-RPC error.' },
  { code: 32603, message: 'Error' },
  { code: 4200, message: 'Unsupported method' },
])('adds the chain and switches to it after %j', async (error) => {
  const { asked, result } = await run(error)
  expect(result).toBe('switched')
  expect(asked).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'eth_chainId',
    'wallet_switchEthereumChain',
  ])
})

test.each([
  ['when the user has rejected it', { code: 4001, message: 'No' }, {}],
  ['for a connector that adds chains by itself', { code: 4902 }, { type: 'walletConnect' }],
  ['for a chain that wagmi is not configured for', { code: 4902 }, { chains: [] }],
])('asks the wallet for nothing %s', async (_, error, options) => {
  const { asked, result } = await run(error, options)
  expect(result).toBe(error)
  expect(asked).toEqual([])
})
