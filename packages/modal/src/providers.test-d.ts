import type { OfflineSigner } from '@cosmjs/proto-signing'
import { getPolkadotSignerFromPjs } from '@polkadot-api/pjs-signer'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { expectTypeOf, test } from 'vitest'
import type { CosmosOfflineSigner, PolkadotProvider, SolanaProvider } from './exports/index.ts'

// The result of `getProvider` fits the libraries of each ecosystem, and their objects fit here.

test('a wallet of Solana is one of the Wallet Standard', () => {
  expectTypeOf<SolanaProvider['wallet']>().toExtend<Wallet>()
  expectTypeOf<Wallet>().toExtend<SolanaProvider['wallet']>()
  expectTypeOf<SolanaProvider['account']>().toExtend<WalletAccount>()
  expectTypeOf<WalletAccount>().toExtend<SolanaProvider['account']>()
})

test('the signer of Polkadot is one of an injected extension', () => {
  expectTypeOf(getPolkadotSignerFromPjs).parameter(0).toEqualTypeOf<string>()
  type Parameters = globalThis.Parameters<typeof getPolkadotSignerFromPjs>
  expectTypeOf<PolkadotProvider['signer']['signPayload']>().toExtend<Parameters[1]>()
  expectTypeOf<PolkadotProvider['signer']['signRaw']>().toExtend<Parameters[2]>()
})

test('the signer of Cosmos is one of cosmjs', () => {
  expectTypeOf<CosmosOfflineSigner>().toExtend<OfflineSigner>()
})
