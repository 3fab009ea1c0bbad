import type { ConsoleConfig } from '../src/config/schema.ts'

const address = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`

/** Holders of the roles; one digit each, so that no checksum is needed. */
export const HOLDERS = {
  adminSafe: address('1'),
  operator: address('2'),
  guardian: address('3'),
  keeper: address('4'),
}

/** A valid configuration; tests change what they are about. */
export function exampleConfig(changes: Partial<ConsoleConfig> = {}): ConsoleConfig {
  return {
    deployment: {
      network: 'devnet',
      chainId: 56,
      startBlock: 0,
      contracts: {
        accessManager: '0x5555555555555555555555555555555555555551',
        referral: '0x5555555555555555555555555555555555555552',
        rewardVault: '0x5555555555555555555555555555555555555553',
        genesisNft: '0x5555555555555555555555555555555555555554',
        yesToken: '0x5555555555555555555555555555555555555555',
        presale: '0x5555555555555555555555555555555555555556',
        presaleLens: '0x5555555555555555555555555555555555555557',
      },
      tokens: [{ symbol: 'USDT', address: '0x55d398326f99059fF775485246999027B3197955', decimals: 18 }],
      rootCode: 'R00TC0DE',
    },
    chain: { name: 'BNB Smart Chain', rpcUrls: ['https://rpc.example/key'] },
    roles: HOLDERS,
    whitelist: { baseUrl: 'https://presale.example/whitelist' },
    endpoints: { indexer: 'https://indexer.example' },
    ...changes,
  }
}
