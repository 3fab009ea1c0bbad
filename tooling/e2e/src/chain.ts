import { genesisNftAbi, mockErc20Abi, presaleAbi, referralAbi, yesTokenAbi } from '@foyer/presale-contracts'
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  defineChain,
  hexToString,
  http,
  type LocalAccount,
  maxUint256,
  type PublicClient,
  parseEther,
  parseUnits,
  stringToHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Stack } from './stack.ts'

/** The clock of the chain only moves on: what is true before is tested first. */
export const PUBLIC_OPENING = new Date('2025-10-07T13:00:00Z')

export type Chain = ReturnType<typeof createChain>

/** The chain as a test sees it: past the site, by its own reads and transactions. */
export function createChain({ rpc, config }: Pick<Stack, 'rpc' | 'config'>) {
  const { contracts, tokens, rootCode } = config
  const chain = defineChain({
    id: config.chain.id,
    name: config.chain.name,
    nativeCurrency: config.chain.nativeCurrency,
    rpcUrls: { default: { http: [rpc] } },
  })
  const transport = http(rpc)
  const client = createPublicClient({ chain, transport, pollingInterval: 100 })
  const node = createTestClient({ chain, transport, mode: 'anvil' })

  const { token, ...reads } = createReads(client, config)

  const walletOf = (account: LocalAccount) => createWalletClient({ account, chain, transport })

  async function mint(to: Address, minter: LocalAccount) {
    const wallet = walletOf(minter)
    for (const { address, decimals } of tokens) {
      const args = [to, parseUnits('10000', decimals)] as const
      const hash = await wallet.writeContract({ address, abi: mockErc20Abi, functionName: 'mint', args })
      await client.waitForTransactionReceipt({ hash })
    }
  }

  return {
    ...reads,

    /** Gives an account gas and 10,000 of each payment token. */
    async fund(account: LocalAccount) {
      await node.setBalance({ address: account.address, value: parseEther('10') })
      await mint(account.address, account)
    },

    /** Gives an account 10,000 of each payment token, and no gas. */
    async fundTokens(to: Address) {
      const minter = privateKeyToAccount(generatePrivateKey())
      await node.setBalance({ address: minter.address, value: parseEther('1') })
      await mint(to, minter)
    },

    /** Binds an invitation code; the one that is open to everyone, unless another is given. */
    async bind(account: LocalAccount, code = rootCode) {
      if (code === undefined) throw new Error('The site has no public invitation code.')
      const hash = await walletOf(account).writeContract({
        address: contracts.referral,
        abi: referralAbi,
        functionName: 'bind',
        args: [stringToHex(code, { size: 8 })],
      })
      await client.waitForTransactionReceipt({ hash })
    },

    /** Buys without the site, past its public opening. The account needs an allowance. Resolves with the transaction's hash. */
    async buy(account: LocalAccount, itemId: number, quantity: number, symbol: string) {
      const hash = await walletOf(account).writeContract({
        address: contracts.presale,
        abi: presaleAbi,
        functionName: 'buy',
        args: [itemId, quantity, token(symbol).address, maxUint256, []],
      })
      await client.waitForTransactionReceipt({ hash })
      return hash
    },

    /** Allows the sale contract to take an amount of a payment token, in its smallest unit. */
    async approve(account: LocalAccount, symbol: string, amount: bigint) {
      const hash = await walletOf(account).writeContract({
        address: token(symbol).address,
        abi: mockErc20Abi,
        functionName: 'approve',
        args: [contracts.presale, amount],
      })
      await client.waitForTransactionReceipt({ hash })
    },

    /** Moves the chain's clock on and mines a block at that time. */
    async advanceTo(time: Date) {
      await node.setNextBlockTimestamp({ timestamp: BigInt(time.getTime() / 1000) })
      await node.mine({ blocks: 1 })
    },
  }
}

/** Reads of the contracts, past the site. */
function createReads(client: PublicClient, { contracts, tokens }: Stack['config']) {
  function token(symbol: string) {
    const found = tokens.find((one) => one.symbol === symbol)
    if (found === undefined) throw new Error(`The site accepts no ${symbol}.`)
    return found
  }

  return {
    token,

    /** The invitation code of a bound account. */
    async codeOf(address: Address) {
      const { code } = await client.readContract({
        address: contracts.referral,
        abi: referralAbi,
        functionName: 'profileOf',
        args: [address],
      })
      return hexToString(code)
    },

    /** The zero address when the account has bound no code. */
    inviterOf: (address: Address) =>
      client.readContract({
        address: contracts.referral,
        abi: referralAbi,
        functionName: 'inviterOf',
        args: [address],
      }),

    /** Reads the number of an item that an account owns. */
    owned: (address: Address, itemId: number) =>
      client.readContract({
        address: contracts.genesisNft,
        abi: genesisNftAbi,
        functionName: 'balanceOf',
        args: [address, BigInt(itemId)],
      }),

    /** YES of an account, 18 decimals. */
    yesOf: (address: Address) =>
      client.readContract({
        address: contracts.yesToken,
        abi: yesTokenAbi,
        functionName: 'balanceOf',
        args: [address],
      }),

    /** Native currency of an account, in its smallest unit. */
    coinsOf: (address: Address) => client.getBalance({ address }),

    addressOf: (symbol: string) => token(symbol).address,

    /** Balance of a payment token, in its smallest unit. */
    balanceOf: (address: Address, symbol: string) =>
      client.readContract({
        address: token(symbol).address,
        abi: mockErc20Abi,
        functionName: 'balanceOf',
        args: [address],
      }),

    /** Reads the amount of a payment token that the sale contract may still take. */
    allowanceOf: (address: Address, symbol: string) =>
      client.readContract({
        address: token(symbol).address,
        abi: mockErc20Abi,
        functionName: 'allowance',
        args: [address, contracts.presale],
      }),

    /** Price of a quantity of an item now, in the token's smallest unit. */
    async quote(itemId: number, quantity: number, symbol: string) {
      const [cost] = await client.readContract({
        address: contracts.presale,
        abi: presaleAbi,
        functionName: 'quote',
        args: [itemId, quantity, token(symbol).address],
      })
      return cost
    },
  }
}
