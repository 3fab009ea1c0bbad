import { join } from 'node:path'
import { accessManagerAbi, presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { createConfig } from 'ponder'
import { readEnv } from './launcher/readEnv.ts'

const { deployment, ...settings } = readEnv()
const { contracts, startBlock } = deployment

export default createConfig({
  database:
    settings.databaseUrl === undefined
      ? { kind: 'pglite', directory: join(settings.stateDirectory, 'pglite') }
      : { kind: 'postgres', connectionString: settings.databaseUrl },
  chains: {
    bsc: {
      id: deployment.chainId,
      rpc: settings.rpcUrls,
      pollingInterval: settings.pollingIntervalMs,
      ethGetLogsBlockRange: settings.logsBlockRange,
    },
  },
  contracts: {
    AccessManager: { abi: accessManagerAbi, chain: 'bsc', address: contracts.accessManager, startBlock },
    Presale: { abi: presaleAbi, chain: 'bsc', address: contracts.presale, startBlock },
    Referral: { abi: referralAbi, chain: 'bsc', address: contracts.referral, startBlock },
    RewardVault: { abi: rewardVaultAbi, chain: 'bsc', address: contracts.rewardVault, startBlock },
  },
})
