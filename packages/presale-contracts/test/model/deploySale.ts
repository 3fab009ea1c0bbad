import hre from 'hardhat'
import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeErrorResult,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  isHex,
  keccak256,
  numberToHex,
  zeroAddress,
} from 'viem'
import {
  accessManagerAbi,
  errorsAbi,
  genesisNftAbi,
  mockErc20Abi,
  presaleAbi,
  presaleLensAbi,
  referralAbi,
  rewardVaultAbi,
  yesTokenAbi,
} from '../../src/generated/abis.ts'
import { FEE_RECIPIENT, KEEPER, LISTED, ROOT, TERMS, TREASURY, USERS } from './terms.ts'

const GAS = numberToHex(8_000_000)

type Nonpayable = 'nonpayable' | 'payable'

/** A sale on a chain inside this process, deployed and funded with nothing. The first account administers it. */
export async function deploySale() {
  const initialDate = new Date((TERMS.saleAt - 86_400) * 1000)
  const { provider, close } = await hre.network.create({ override: { initialDate } })
  const accounts = (await provider.request({ method: 'eth_accounts' })) as Address[]
  const admin = accounts[0] ?? zeroAddress
  const names = [...USERS, ROOT, KEEPER, TREASURY, FEE_RECIPIENT]
  const addresses = Object.fromEntries(names.map((name, index) => [name, accounts[index + 1] ?? zeroAddress]))
  const addressOf = (name: string) => addresses[name] ?? zeroAddress

  async function send(from: Address, to: Address | undefined, data: Hex) {
    const transaction = { from, to, data, gas: GAS }
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    return receipt as { contractAddress: Address | null }
  }

  async function deploy(name: string, args: readonly unknown[] = []): Promise<Address> {
    const { abi, bytecode } = await hre.artifacts.readArtifact(name)
    const data = encodeDeployData({ abi: abi as Abi, bytecode: bytecode as Hex, args })
    const { contractAddress } = await send(admin, undefined, data)
    return contractAddress ?? zeroAddress
  }

  /** Sends a call. @returns the name of the error that it was reverted with, if it was */
  async function write<const abi extends Abi, name extends ContractFunctionName<abi, Nonpayable>>(
    from: Address,
    { address, abi }: { address: Address; abi: abi },
    functionName: name,
    args: ContractFunctionArgs<abi, Nonpayable, name>,
  ): Promise<string | undefined> {
    try {
      await send(from, address, encodeFunctionData(untyped(abi, functionName, args)))
      return undefined
    } catch (error) {
      const reason = error instanceof Error && 'data' in error ? error.data : undefined
      if (!isHex(reason)) throw error
      return decodeErrorResult({ abi: errorsAbi, data: reason }).errorName
    }
  }

  async function read<const abi extends Abi, name extends ContractFunctionName<abi, 'pure' | 'view'>>(
    { address, abi }: { address: Address; abi: abi },
    functionName: name,
    args: ContractFunctionArgs<abi, 'pure' | 'view', name>,
  ) {
    const call = untyped(abi, functionName, args)
    const transaction = { to: address, data: encodeFunctionData(call), gas: GAS }
    const result = await provider.request({ method: 'eth_call', params: [transaction, 'latest'] })
    return decodeFunctionResult({ ...call, data: result as Hex }) as ContractFunctionReturnType<
      abi,
      'pure' | 'view',
      name
    >
  }

  /** Lets the next block have this time, and mines it when `mine` is set. */
  async function setTime(timestamp: number, { mine = false } = {}) {
    await provider.request({ method: 'evm_setNextBlockTimestamp', params: [timestamp] })
    if (mine) await provider.request({ method: 'evm_mine' })
  }

  const manager = { address: await deploy('AccessManager', [admin]), abi: accessManagerAbi } as const
  const referral = { address: await deploy('Referral', [addressOf(ROOT)]), abi: referralAbi } as const
  const vault = {
    address: await deploy('RewardVault', [manager.address, addressOf(FEE_RECIPIENT), addressOf(KEEPER)]),
    abi: rewardVaultAbi,
  } as const
  const [fragment, badge] = TERMS.items
  const nft = {
    address: await deploy('GenesisNFT', [manager.address, fragment.cap, badge.cap, 'ipfs://items/']),
    abi: genesisNftAbi,
  } as const
  const yesCap = TERMS.items.reduce((sum, { cap, yesPerUnit }) => sum + BigInt(cap) * yesPerUnit, 0n)
  const yes = {
    address: await deploy('YesToken', [manager.address, yesCap, 2n ** 40n]),
    abi: yesTokenAbi,
  } as const
  const setup = {
    referral: referral.address,
    rewardVault: vault.address,
    genesisNft: nft.address,
    yesToken: yes.address,
    treasury: addressOf(TREASURY),
    publicOpenAt: TERMS.publicOpenAt,
    items: TERMS.items,
    steps: TERMS.steps.map(({ at, price }) => ({ startsAt: at, price })),
  }
  const presale = { address: await deploy('Presale', [manager.address, setup]), abi: presaleAbi } as const
  const lens = { address: await deploy('PresaleLens', [presale.address]), abi: presaleLensAbi } as const
  const tokens = [await deploy('MockUSDT'), await deploy('MockUSD6')].map(
    (address) => ({ address, abi: mockErc20Abi }) as const,
  )

  for (const token of tokens) {
    await write(admin, vault, 'registerToken', [token.address])
    await write(admin, presale, 'enablePaymentToken', [token.address])
    for (const user of USERS) await write(addressOf(user), token, 'approve', [presale.address, 2n ** 255n])
  }
  await write(admin, vault, 'setCreditor', [presale.address])
  await write(admin, nft, 'setMinter', [presale.address])
  await write(admin, yes, 'setMinter', [presale.address])
  const { root, proofOf } = whitelistOf(LISTED.map(addressOf))
  await write(admin, presale, 'setWhitelistRoot', [root, ''])

  return {
    admin,
    addressOf,
    write,
    read,
    setTime,
    close,
    referral,
    vault,
    nft,
    yes,
    presale,
    lens,
    tokens,
    proofOf,
  }
}

export type DeployedSale = Awaited<ReturnType<typeof deploySale>>

/** The parameters for viem, which cannot resolve its types for an ABI that is generic. */
const untyped = (abi: Abi, functionName: string, args: unknown) => ({
  abi,
  functionName,
  args: args as readonly unknown[],
})

/** A whitelist of three leaves: the first two share a node. Others get the proof of the third, which proves nothing. */
function whitelistOf(listed: Address[]) {
  const [a, b, c] = listed.map((address) =>
    keccak256(keccak256(encodeAbiParameters([{ type: 'address' }], [address]))),
  ) as [Hex, Hex, Hex]
  const pair = (left: Hex, right: Hex) =>
    keccak256(
      `0x${[left, right]
        .sort()
        .map((hash) => hash.slice(2))
        .join('')}`,
    )
  const node = pair(a, b)
  const proofs: Record<number, Hex[]> = { 0: [b, c], 1: [a, c], 2: [node] }
  return {
    root: pair(node, c),
    proofOf: (address: Address): Hex[] => proofs[listed.indexOf(address)] ?? [node],
  }
}
