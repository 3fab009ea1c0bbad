export { bitcoin, bitcoinSignet, bitcoinTestnet3, bitcoinTestnet4 } from '../networks/bitcoin.ts'
export { cosmosHub, osmosis } from '../networks/cosmos.ts'
export { kusama, polkadot, polkadotAssetHub, westend } from '../networks/polkadot.ts'
export { solana, solanaDevnet, solanaTestnet } from '../networks/solana.ts'
