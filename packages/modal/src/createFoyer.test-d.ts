import { bsc, mainnet } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import { createFoyer } from './createFoyer.ts'
import type { ChainId, Eip1193Provider, Instance, NetworkInput, SolanaProvider } from './exports/index.ts'
import { useFoyer } from './react/useFoyer.ts'
import { useFoyerAccount } from './react/useFoyerAccount.ts'
import { useFoyerNetwork } from './react/useFoyerNetwork.ts'
import { useFoyerProvider } from './react/useFoyerProvider.ts'

const token = { address: '0x55d398326f99059fF775485246999027B3197955' }
const solana = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
  chainNamespace: 'solana',
} as const

test('switchNetwork accepts configured chains only', () => {
  const foyer = createFoyer({ networks: [bsc, mainnet] })
  void foyer.switchNetwork({ chainId: 56 })
  // @ts-expect-error: 137 is not configured
  void foyer.switchNetwork({ chainId: 137 })
  // @ts-expect-error: an id of eip155 is a number
  void foyer.switchNetwork({ chainId: '56' })
})

test('tokens accepts configured chains only', () => {
  const foyer = createFoyer({ networks: [bsc, mainnet], tokens: { 56: [token] } })
  foyer.update({ tokens: { 1: [token] }, locale: 'ja' })
  // @ts-expect-error: 137 is not configured
  foyer.update({ tokens: { 137: [token] } })
  // @ts-expect-error: 137 is not configured
  createFoyer({ networks: [bsc], tokens: { 137: [token] } })
})

test('defaultNetwork accepts configured chains only', () => {
  createFoyer({ networks: [bsc, mainnet], defaultNetwork: mainnet })
  // @ts-expect-error: mainnet is not configured
  createFoyer({ networks: [bsc], defaultNetwork: mainnet })
})

test('knows the id of a network that is written where it is passed', () => {
  const foyer = createFoyer({ networks: [{ ...solana, id: 'a' }, bsc] })
  expectTypeOf(foyer.switchNetwork).parameter(0).toHaveProperty('chainId').toEqualTypeOf<'a' | 56>()
})

test('accepts any chain where the networks are known at run time only', () => {
  const networks: NetworkInput[] = []
  const foyer = createFoyer({ networks, tokens: { 56: [token] } })
  expectTypeOf(foyer.switchNetwork).parameter(0).toHaveProperty('chainId').toEqualTypeOf<ChainId>()
  expectTypeOf(createFoyer({ networks: [bsc] })).toExtend<Instance>()
})

test('hooks know the networks of the instance that they take', () => {
  const foyer = createFoyer({ networks: [bsc] })
  expectTypeOf(
    useFoyer<typeof foyer extends Instance<infer networks> ? networks : never>,
  ).returns.toEqualTypeOf(foyer)
  const { switchNetwork } = useFoyerNetwork(foyer)
  void switchNetwork({ chainId: 56 })
  // @ts-expect-error: 1 is not configured
  void switchNetwork({ chainId: 1 })
})

test('useFoyerAccount has an address of 0x… on eip155, and of any form where networks of other namespaces are', () => {
  type Connected<account> = Extract<account, { status: 'connected' }>
  const account = useFoyerAccount()
  expectTypeOf<Connected<typeof account>['address']>().toEqualTypeOf<`0x${string}`>()
  expectTypeOf<Connected<typeof account>['caipAddress']>().toEqualTypeOf<string>()
  const evm = useFoyerAccount(createFoyer({ networks: [bsc] }))
  expectTypeOf<Connected<typeof evm>['addresses']>().toEqualTypeOf<readonly `0x${string}`[]>()
  const both = useFoyerAccount(createFoyer({ networks: [bsc, solana] }))
  expectTypeOf<Connected<typeof both>['address']>().toEqualTypeOf<string>()
  const any = useFoyerAccount(createFoyer({ networks: [] as NetworkInput[] }))
  expectTypeOf<Connected<typeof any>['address']>().toEqualTypeOf<string>()
})

test('getProvider has the type of the namespace that is named, else of those of the networks', () => {
  const evm = createFoyer({ networks: [bsc] })
  expectTypeOf(evm.getProvider()).resolves.toEqualTypeOf<Eip1193Provider | undefined>()
  expectTypeOf(useFoyerProvider()).toEqualTypeOf<Eip1193Provider | undefined>()
  const both = createFoyer({ networks: [bsc, solana] })
  expectTypeOf(both.getProvider()).resolves.toEqualTypeOf<Eip1193Provider | SolanaProvider | undefined>()
  expectTypeOf(both.getProvider({ namespace: 'solana' })).resolves.toEqualTypeOf<SolanaProvider | undefined>()
  expectTypeOf(useFoyerProvider({}, both)).toEqualTypeOf<Eip1193Provider | SolanaProvider | undefined>()
  expectTypeOf(useFoyerProvider({ namespace: 'solana' })).toEqualTypeOf<SolanaProvider | undefined>()
  expectTypeOf(both.state.connectors.list[0]?.getProvider({ namespace: 'solana' })).toEqualTypeOf<
    Promise<SolanaProvider | undefined> | undefined
  >()
})

test('strings knows the texts of every part, and no others', () => {
  createFoyer({ networks: [bsc], strings: { en: { swapPay: 'Pay', namesFree: 'Yours', onRampTo: 'To' } } })
  // @ts-expect-error: there is no such text
  createFoyer({ networks: [bsc], strings: { en: { swapPaid: 'Pay' } } })
})
