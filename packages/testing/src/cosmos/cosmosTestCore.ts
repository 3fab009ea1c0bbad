import { type Hex, sha256, stringToBytes } from 'viem'
import { disconnected, unauthorized } from '../errors.ts'
import { createPermission, type Permission, type WalletStorage } from '../permission.ts'
import { createPrompt } from '../prompt.ts'
import type { createSwitchStore } from '../switches.ts'
import { type CosmosTestChain, createSigner, type Signer } from './createSigner.ts'
import type { CosmosSwitches } from './switches.ts'

const OTHER_KEY = sha256(stringToBytes('Foyer, a key of somebody else'))

export type CoreParameters = {
  chains: Readonly<Record<string, CosmosTestChain>>
  accounts: readonly Hex[]
  /** The wallet keeps its permissions by it. */
  name: string
  switches: ReturnType<typeof createSwitchStore<CosmosSwitches>>
  storage: WalletStorage | undefined
}

export type CosmosTestCore = ReturnType<typeof createCosmosTestCore>

/** The wallet behind its interface: its keys and chains, its user, and the permissions of the page. */
export function createCosmosTestCore({ accounts, name, switches, storage, ...start }: CoreParameters) {
  let secretKeys = [...accounts]
  const chains = new Map(Object.entries(start.chains))
  const prompt = createPrompt(switches)
  const asked: { method: string; params: readonly unknown[]; prompted: boolean }[] = []
  const permissions = new Map<string, Permission>()

  function chainOf(chainId: string): CosmosTestChain {
    const chain = chains.get(chainId)
    if (chain === undefined) throw new Error(`There is no chain info for ${chainId}`)
    return chain
  }

  const signersOn = (chainId: string): Signer[] =>
    secretKeys.map((secretKey) => createSigner(secretKey, chainOf(chainId)))

  function permissionOf(chainId: string): Permission {
    const known = permissions.get(chainId)
    if (known !== undefined) return known
    const key = `foyer.testing.cosmos.${name}.${chainId}`
    const permission = createPermission({ address: chainId, key, storage, onChange() {} })
    permissions.set(chainId, permission)
    return permission
  }

  async function ask(method: string, params: readonly unknown[], prompted = true) {
    asked.push({ method, params, prompted })
    if (switches.current.disconnected) throw disconnected()
    // A locked wallet asks for its password first.
    if (prompted || switches.current.locked) await prompt(method)
  }

  /** Asks the user for the chains that the page may not use yet. */
  async function allow(method: string, params: readonly unknown[], chainIds: readonly string[]) {
    for (const chainId of chainIds) chainOf(chainId)
    const isNew = chainIds.some((chainId) => !permissionOf(chainId).isGranted())
    await ask(method, params, isNew)
    for (const chainId of chainIds) permissionOf(chainId).grant()
  }

  function signerOf(method: string, chainId: string, address: string): Signer {
    const [signer] = signersOn(chainId)
    if (signer === undefined || !permissionOf(chainId).isGranted()) throw unauthorized(method)
    if (signer.address !== address) throw new Error('Signer mismatched')
    return switches.current.otherKey
      ? { ...signer, sign: createSigner(OTHER_KEY, chainOf(chainId)).sign }
      : signer
  }

  return {
    asked,
    switches,
    chains,
    signersOn,
    ask,
    allow,
    signerOf,
    /** The account in use, as the wallet presents it on a chain. */
    present(chainId: string): Signer {
      const { prefix, algo } = chainOf(chainId)
      const chain = { prefix: switches.current.otherNetwork ? `x${prefix}` : prefix, ...(algo && { algo }) }
      return createSigner(secretKeys[0] as Hex, chain)
    },
    revoke(chainIds: Iterable<string> = chains.keys()) {
      for (const chainId of chainIds) permissionOf(chainId).revoke()
    },
    selectAccount(index: number) {
      const [chosen] = secretKeys.splice(index, 1)
      secretKeys = [...(chosen ? [chosen] : []), ...secretKeys]
    },
    destroy() {
      for (const permission of permissions.values()) permission.destroy()
    },
  }
}
