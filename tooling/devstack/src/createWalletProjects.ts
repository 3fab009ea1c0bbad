import { DEVELOPMENT_PROJECT } from './services/gateway.ts'

/** What buyers sign, so that an approval of the wallet can name it. */
const CONTRACTS = {
  presale: {
    name: 'Genesis presale',
    functions: [
      'function buy(uint8 itemId, uint16 quantity, address payToken, uint256 maxCost, bytes32[] proof)',
    ],
  },
  referral: { name: 'Genesis referral', functions: ['function bind(bytes8 inviterCode)'] },
  rewardVault: {
    name: 'Genesis rewards',
    functions: [
      'function requestWithdrawal(address token, uint96 amount)',
      'function settle(address token, uint40[] ids)',
    ],
  },
} as const

export type CreateWalletProjectsParameters = {
  deployment: { chainId: number; contracts: Record<keyof typeof CONTRACTS, string> }
  rpcUrl: string
  /** Pages that may frame the wallet. */
  origins: readonly string[]
  /** The gateway that owns the origins, where one runs. */
  gateway: string | undefined
}

/** The project file of the wallet's servers: the development project on the one chain. */
export const createWalletProjects = ({
  deployment: { chainId, contracts },
  rpcUrl,
  origins,
  gateway,
}: CreateWalletProjectsParameters) => ({
  gateway,
  projects: [
    {
      id: DEVELOPMENT_PROJECT,
      name: 'Development',
      origins,
      chains: { [chainId]: { rpcUrls: [rpcUrl] } },
      contracts: Object.entries(CONTRACTS).map(([key, contract]) => ({
        address: contracts[key as keyof typeof CONTRACTS],
        ...contract,
      })),
    },
  ],
})
