import type { NetworkInput } from '@foyer/modal-core'
import { connected, connection, createFakeAdapter, tokenBalance, wallet } from '@foyer/modal-core/test'
import '../../exports/namespaces.ts'

const PAYMENT = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const ORDINALS = 'bc1p33wm0auhr9kkahzd6l0kqj85af4cswn276hsxg6zpz85xe2r0y8syx4e5t'

const network: NetworkInput = {
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['http://127.0.0.1:3002'] } },
  chainNamespace: 'bip122',
}

/** A wallet of Bitcoin of a story, and its two addresses. */
export function createStoryBitcoin() {
  const adapter = createFakeAdapter({ namespace: 'bip122', connectors: [wallet('btc', 'Quartz')] })
  adapter.answers.getBalances = async () => [
    tokenBalance({
      chainId: `bip122:${network.id}`,
      name: 'Bitcoin',
      symbol: 'BTC',
      decimals: 8,
      amount: 2_500_000n,
    }),
  ]
  /** It is connected. */
  function report() {
    const common = { connectorId: 'btc', chainId: network.id }
    adapter.report(connected({ ...common, address: PAYMENT, addresses: [PAYMENT, ORDINALS] }))
    const accounts = [
      { address: PAYMENT, label: 'payment' },
      { address: ORDINALS, label: 'ordinals' },
    ]
    adapter.reportConnections([connection({ ...common, accounts })])
  }
  return { adapter, network, report, PAYMENT, ORDINALS }
}
