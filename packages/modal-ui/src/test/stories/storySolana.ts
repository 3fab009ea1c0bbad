import {
  connected,
  connection,
  createFakeAdapter,
  solana,
  tokenBalance,
  wallet,
} from '@foyer/modal-core/test'
import '../../exports/namespaces.ts'

const ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

const onSolana = connected({
  connectorId: 'sol',
  address: ADDRESS,
  addresses: [ADDRESS],
  chainId: solana.id,
})

/** The wallets of Solana of a story. The first is also one of EVM. */
export function createStorySolana() {
  const adapter = createFakeAdapter({
    namespace: 'solana',
    connectors: [wallet('sol', 'Aurora'), wallet('sun', 'Sundial')],
  })
  const common = { chainId: `solana:${solana.id}` }
  adapter.answers.getBalances = async () => [
    tokenBalance({ ...common, name: 'Solana', symbol: 'SOL', decimals: 9, amount: 2_500_000_000n }),
    tokenBalance({
      ...common,
      address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      amount: 120_000_000n,
    }),
  ]
  /** The first is connected. */
  function report() {
    adapter.report(onSolana)
    adapter.reportConnections([
      connection({ connectorId: 'sol', accounts: [{ address: ADDRESS }], chainId: solana.id }),
    ])
  }
  return { adapter, report }
}
