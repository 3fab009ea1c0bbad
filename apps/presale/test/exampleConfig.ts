import type { AppConfig } from '../src/config/schema.ts'

const address = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`

/** A valid configuration; tests change what they are about. */
export function exampleConfig(changes: Partial<AppConfig> = {}): AppConfig {
  return {
    network: 'devnet',
    chain: {
      id: 56,
      name: 'BNB Smart Chain',
      nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:8545'],
    },
    contracts: {
      accessManager: address('1'),
      referral: address('2'),
      rewardVault: address('3'),
      genesisNft: address('4'),
      yesToken: address('5'),
      presale: address('6'),
      presaleLens: address('7'),
    },
    tokens: [{ symbol: 'USDT', address: address('8'), decimals: 18 }],
    startBlock: 0,
    rootCode: 'R00TC0DE',
    endpoints: {},
    whitelist: { baseUrl: '/whitelist' },
    ...changes,
  }
}
