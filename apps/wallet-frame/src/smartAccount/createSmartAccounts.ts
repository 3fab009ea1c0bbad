import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { AccountType } from '@foyer/embedded-wallet-frame/protocol'
import { createDeferred } from '@foyer/modal-core/floor'
import type { Project } from '@foyer/wallet-api'
import type { Device } from '../device/createDevice.ts'
import { createEndpoint, isOfChain } from '../rpc/createEndpoint.ts'
import type { Fetch, RpcRequest } from '../rpc/createPost.ts'
import type { RpcOf } from '../rpc/createRpc.ts'
import { DELEGATED_CODE, ENTRY_POINT, IMPLEMENTATION } from './contracts.ts'

/** A network that has not answered by then has no smart accounts for now. In milliseconds. */
const TIMEOUT = 3_000

type Hex = `0x${string}`

export const NO_SMART_ACCOUNTS = 'This network has no smart accounts'

/** The source of vouchers for gas, and the contract that pays with them. */
export type SponsorSettings = { url: string; paymaster: Hex }

export type CreateSmartAccountsParameters = {
  project: Pick<Project, 'chains'>
  rpcOf: RpcOf
  device: Pick<Device, 'readAccountType' | 'writeAccountType'>
  /** The sponsor's URL, and its contract on each chain. Default none. */
  sponsor?: { url: string; paymasters: Record<string, string> } | undefined
  fetch: Fetch
}

/**
 * The smart accounts of the project's chains: those with a bundler, and with the code of both contracts. A smart account
 * has the address of the ordinary one.
 */
export function createSmartAccounts(parameters: CreateSmartAccountsParameters) {
  const { project, rpcOf, device, sponsor, fetch } = parameters
  const bundlers = new Map<number, RpcRequest>()
  /** The dapp's type, if the user has not chosen. */
  let preset: AccountType = 'eoa'

  function bundlerOf(chainId: number): RpcRequest | undefined {
    const url = Object.hasOwn(project.chains, chainId) ? project.chains[chainId]?.bundlerUrl : undefined
    if (url === undefined) return undefined
    const bundler = bundlers.get(chainId) ?? createEndpoint({ url, fetch, isRight: isOfChain(chainId) })
    bundlers.set(chainId, bundler)
    return bundler
  }

  async function readCode(address: string, chainId: number): Promise<string> {
    const { promise, resolve } = createDeferred<undefined>()
    const timer = setTimeout(resolve, TIMEOUT)
    const code = rpcOf(chainId)('eth_getCode', [address, 'latest']).catch(() => undefined)
    const found = await Promise.race([code, promise])
    clearTimeout(timer)
    return typeof found === 'string' ? found.toLowerCase() : '0x'
  }

  /** Asked anew each time: a chain can lose the contracts' code, as after it was set back. */
  async function isEnabled(chainId: number): Promise<boolean> {
    if (bundlerOf(chainId) === undefined) return false
    const codes = await Promise.all(
      [ENTRY_POINT, IMPLEMENTATION].map((address) => readCode(address, chainId)),
    )
    return codes.every((code) => code !== '0x')
  }

  return {
    bundlerOf,
    isEnabled,

    /** Undefined for a chain on which nobody pays for users. */
    sponsorOf(chainId: number): SponsorSettings | undefined {
      const { url, paymasters = {} } = sponsor ?? {}
      const paymaster = Object.hasOwn(paymasters, chainId) ? paymasters[chainId] : undefined
      return url === undefined || paymaster === undefined ? undefined : { url, paymaster: paymaster as Hex }
    },

    async networks(): Promise<number[]> {
      const ids = Object.keys(project.chains).map(Number)
      const enabled = await Promise.all(ids.map(isEnabled))
      return ids.filter((_, index) => enabled[index])
    },

    /** True if the account already delegates to the contract. */
    isDeployed: async (address: string, chainId: number): Promise<boolean> =>
      bundlerOf(chainId) !== undefined && (await readCode(address, chainId)) === DELEGATED_CODE,

    /** Sets the dapp's type, which holds until the user has chosen. */
    preset(type: AccountType | undefined) {
      if (type !== undefined) preset = type
    },

    /** The type that a dapp has asked for. */
    presetType: () => preset,

    /** The types that an account has on a chain, the preferred one first. */
    async typesOf(account: string, chainId: number): Promise<[AccountType, ...AccountType[]]> {
      if (!(await isEnabled(chainId))) return ['eoa']
      const preferred = (await device.readAccountType(account)) ?? preset
      return preferred === 'eoa' ? ['eoa', 'smartAccount'] : ['smartAccount', 'eoa']
    },

    /** @throws {ReplyError} the chain has no smart accounts */
    async prefer(account: string, type: AccountType, chainId: number): Promise<void> {
      if (type === 'smartAccount' && !(await isEnabled(chainId))) throw new ReplyError(NO_SMART_ACCOUNTS)
      await device.writeAccountType(account, type)
    },
  }
}

export type SmartAccounts = ReturnType<typeof createSmartAccounts>
