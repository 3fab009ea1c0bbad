import type { Modal, Network } from '@foyer/modal-core'
import { nodesOf } from '../eip155/request.ts'
import { parseUrl } from '../floor.ts'
import { askFirst } from '../rpc/rpcOf.ts'
import { type Check, error, firstLine, ok, warn } from './types.ts'

const ZERO = '0x0000000000000000000000000000000000000000'

/** The part of wagmi's config that is read. It is the dapp's own, and of any version. */
type WagmiConfig = {
  chains?: readonly { id: number; name: string }[]
  _internal?: { ssr?: boolean }
  getClient?: (parameters: { chainId: number }) => {
    request: (parameters: { method: string }, options: object) => Promise<unknown>
  }
}

export const wagmiConfig = (modal: Modal) => {
  const adapter = modal.adapterOf('eip155')
  return adapter?.name === 'wagmi' ? (adapter.source as WagmiConfig) : undefined
}

export const adapters: Check = (modal) =>
  modal.hasAdapters
    ? [ok('adapters', 'The modal has an adapter')]
    : [
        error(
          'adapters',
          'The modal has no adapter, so it finds no wallets of this browser',
          'Pass `adapters: [wagmiAdapter(config)]` or `adapters: [eip1193Adapter()]` to createFoyer.',
        ),
      ]

export const networks: Check = (modal) => {
  const chains = wagmiConfig(modal)?.chains
  if (chains === undefined) return []
  const ours = modal.state.networks.list.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  const missing = ours.filter(({ id }) => !chains.some((chain) => chain.id === id))
  const unused = chains.filter(({ id }) => !ours.some((network) => network.id === id))
  return [
    ...missing.map(({ name, id }) =>
      error(
        'networks',
        `${name} (${id}) is in \`networks\` and not in the \`chains\` of your wagmi config`,
        'Add it to `chains` and `transports` of createConfig. wagmi cannot read it or switch to it otherwise.',
      ),
    ),
    ...unused.map(({ name, id }) =>
      warn(
        'networks',
        `${name} (${id}) is in the \`chains\` of your wagmi config and not in \`networks\``,
        'Add it to `networks` of createFoyer, or visitors on it read "Wrong network".',
      ),
    ),
    ...(missing.length + unused.length === 0
      ? [ok('networks', '`networks` and wagmi have the same chains')]
      : []),
  ]
}

export const connectNetwork: Check = ({ networks: { find }, state }) => {
  const { connectNetwork: wanted } = state.options
  if (wanted === undefined || find(wanted.id, wanted.chainNamespace) !== undefined) return []
  return [
    error(
      'networks',
      `${wanted.name} (${wanted.id}) is the \`connectNetwork\` and not in \`networks\``,
      'Add it to `networks` of createFoyer, or wallets are not asked to switch to it.',
    ),
  ]
}

const isServerRendered = () => '__next_f' in window || '__NEXT_DATA__' in window || '__NUXT__' in window

export const serverRendering: Check = (modal) => {
  const config = wagmiConfig(modal)
  if (config === undefined || !isServerRendered()) return []
  return config._internal?.ssr === true
    ? [ok('ssr', 'The wagmi config knows that a server renders the page')]
    : [
        warn(
          'ssr',
          'A server renders the page, and the wagmi config does not know it',
          'Pass `ssr: true` to createConfig, or React reports that the first render differs.',
        ),
      ]
}

export const endpoints: Check = ({ servers, state }) => {
  const { projectId, directory } = servers
  const failed = state.wallets.browse.status === 'failed'
  if (directory === undefined) return [ok('endpoints', 'No server is configured for the list of wallets')]
  return [
    ...(projectId === undefined
      ? [
          warn(
            'endpoints',
            'A server is configured, and no `projectId`',
            'Pass `projectId` to createFoyer, as the operator of the server gave it to you.',
          ),
        ]
      : []),
    failed
      ? error(
          'endpoints',
          `The server did not answer: ${directory}`,
          'Look at its log, and at `connect-src` of the content security policy.',
        )
      : ok('endpoints', `The server is ${directory}`),
  ]
}

/** Asks the node of each network for its chain id, as the first balance does: by the dapp's own client, if it has one. */
export const nodes: Check = async (modal) =>
  Promise.all(
    modal.networks.list
      .filter(({ chainNamespace }) => chainNamespace === 'eip155')
      .map((network) => askNode(modal, network)),
  )

async function askNode(modal: Modal, network: Network) {
  const { name, id } = network
  const title = `The node of ${name} (${id})`
  try {
    const client = await modal.adapterOf('eip155')?.getNode?.({ network })
    const result = await askFirst(nodesOf({ network, provider: undefined, client }).slice(0, 1))(
      'eth_chainId',
      [],
    )
    if (Number(result) === id) return ok('rpc', `${title} answers`)
    return error(
      'rpc',
      `${title} answers with the chain ${String(result)}`,
      'Set another URL in `rpcUrls` of the network, and in `transports` of your wagmi config.',
    )
  } catch (cause) {
    return error(
      'rpc',
      `${title} did not answer: ${firstLine(cause)}`,
      'Set another URL in `rpcUrls` of the network, or in `transports` of your wagmi config, and allow it in `connect-src` of the content security policy.',
    )
  }
}

/** Makes a message, which nobody signs. */
export const signIn: Check = async (modal) => {
  if (modal.siwx === undefined) return []
  const network = modal.networks.active()
  try {
    const flow = await modal.siwx.ready()
    const { domain, uri } = await flow.createMessage({
      accountAddress: ZERO,
      chainId: network.caipNetworkId,
    })
    const isOwn = domain === location.host && parseUrl(uri)?.origin === location.origin
    if (isOwn) return [ok('siwx', 'The sign-in server answers, and its message names this page')]
    return [
      error(
        'siwx',
        `The sign-in message names ${domain} and ${uri}, and the page is ${location.origin}`,
        'Leave out `domain` and `uri` of siwe(), or set them to this page. Wallets warn of another domain.',
      ),
    ]
  } catch (cause) {
    return [
      error(
        'siwx',
        `There is no message to sign: ${firstLine(cause)}`,
        'Route the URL in `server` of siwe() to createSiweServer, before the page that answers every other path.',
      ),
    ]
  }
}
