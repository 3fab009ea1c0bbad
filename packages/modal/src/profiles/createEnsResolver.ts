import type { FeatureModal } from '@foyer/modal-core'
import { type Client, createClient, http } from 'viem'
import { getEnsName, getEnsText } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { normalize } from 'viem/ens'
import type { EnsClient, ProfileAnswer } from './profiles.ts'

/**
 * Looks up the ENS name of an address, and the picture that it names. viem checks that the name leads back to the address.
 * Nothing but the node is asked: a picture of other servers is left to `imageOrigins`.
 */
export function createEnsResolver(modal: FeatureModal, ens: true | EnsClient) {
  const client = ens === true ? findClient(modal) : Promise.resolve(ens as Client)

  return async (address: string): Promise<ProfileAnswer | undefined> => {
    const node = await client
    if (node === undefined) return undefined
    const name = await getEnsName(node, { address: address as `0x${string}` })
    if (name === null || !isNormalized(name)) return undefined
    return { name, image: await getEnsText(node, { name, key: 'avatar' }) }
  }
}

/** The dapp's own client of Ethereum, else one of the RPC URL of that network. */
async function findClient(modal: FeatureModal): Promise<Client | undefined> {
  const network = modal.networks.find(1, 'eip155')
  if (network === undefined) {
    // biome-ignore lint/suspicious/noConsole: only where the dapp has set `debug`
    if (modal.debug) console.warn('[Foyer] profiles({ ens: true }) needs Ethereum (1) in `networks`.')
    return undefined
  }
  const node = (await modal.adapterOf('eip155')?.getNode?.({ network })) as Client | undefined
  return node ?? createClient({ chain: mainnet, transport: http(network.rpcUrls.default.http[0]) })
}

/** A name in another form could be taken for the name of somebody else. */
function isNormalized(name: string) {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
