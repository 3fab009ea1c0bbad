import { parseEther, parseGwei } from 'viem'
import { HEARTBEAT } from './createGatewayConfig.ts'
import { DEVELOPMENT_PROJECT } from './services/gateway.ts'

/** The contracts that buyers call, so that an approval of the wallet can name them. */
const CONTRACTS = {
  presale: {
    name: 'Genesis presale',
    functions: [
      'function buy(uint8 itemId, uint16 quantity, address payToken, uint256 maxCost, bytes32[] proof)',
    ],
  },
  genesisNft: {
    name: 'Genesis NFT',
    functions: [],
    items: { 1: 'Genesis Fragment', 2: 'Genesis Badge' },
  },
  yesToken: { name: 'YES', functions: [] },
  referral: { name: 'Genesis referral', functions: ['function bind(bytes8 inviterCode)'] },
  rewardVault: {
    name: 'Genesis rewards',
    functions: [
      'function requestWithdrawal(address token, uint96 amount)',
      'function settle(address token, uint40[] ids)',
    ],
  },
} as const

const APPROVE = 'function approve(address spender, uint256 amount)'

/** More gas than entering a code, an allowance and a purchase take together. */
const MAX_GAS = 3_000_000

type Contracts = Record<keyof typeof CONTRACTS, string>

export type CreateWalletProjectsParameters = {
  deployment: { chainId: number; contracts: Contracts; tokens: readonly { address: string }[] }
  rpcUrl: string
  /** Of the price of the chain's currency, where there is a market. */
  feed: string | undefined
  bundlerUrl: string
  /** The contract that pays for the gas of buyers. */
  paymaster: string
  /** Pages that may frame the wallet. */
  origins: readonly string[]
  /** The gateway that owns the origins, where one runs. */
  gateway: string | undefined
}

/** Accents and grounds of the sale: `palette.css` of site-kit, and tokens.css of apps/presale. */
const SALE_THEME = {
  light: {
    accent: '#e6a23c',
    surface: '#fffdf8',
    raised: '#f0eadd',
  },
  dark: {
    accent: '#f2b65a',
    surface: '#12161b',
    raised: '#1a2027',
  },
}

/** The project file of the wallet's servers: the development project on the one chain. */
export const createWalletProjects = ({
  deployment: { chainId, contracts, tokens },
  rpcUrl,
  feed,
  bundlerUrl,
  paymaster,
  origins,
  gateway,
}: CreateWalletProjectsParameters) => ({
  gateway,
  theme: SALE_THEME,
  projects: [
    {
      id: DEVELOPMENT_PROJECT,
      name: 'Development',
      origins,
      chains: {
        [chainId]: {
          rpcUrls: [rpcUrl],
          bundlerUrl,
          ...(feed && { usdFeed: { address: feed, heartbeat: HEARTBEAT } }),
          sponsor: createSponsorPolicy({ paymaster, contracts, tokens }),
        },
      },
      contracts: Object.entries(CONTRACTS).map(([key, contract]) => ({
        address: contracts[key as keyof typeof CONTRACTS],
        ...contract,
      })),
    },
  ],
})

type SponsorParameters = Pick<CreateWalletProjectsParameters, 'paymaster'> &
  Pick<CreateWalletProjectsParameters['deployment'], 'contracts' | 'tokens'>

/** Whatever buyers sign is paid for, and allowances for the sale. */
const createSponsorPolicy = ({ paymaster, contracts, tokens }: SponsorParameters) => ({
  paymaster,
  calls: [
    ...Object.entries(CONTRACTS).flatMap(([key, { functions }]) =>
      functions.map((text) => ({ to: contracts[key as keyof typeof CONTRACTS], function: text })),
    ),
    ...tokens.map(({ address }) => ({ to: address, function: APPROVE, args: [contracts.presale, null] })),
  ],
  maxGas: MAX_GAS,
  maxFeePerGas: String(parseGwei('20')),
  lowDeposit: String(parseEther('1')),
  budget: { perUser: String(parseEther('0.2')), total: String(parseEther('5')) },
})
