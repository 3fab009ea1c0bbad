import { type Connector, isLogin } from '../types/connector.ts'
import type { Namespace } from '../types/network.ts'

/** The users' names of the namespaces. They are the same in every language. */
const namespaceNames: Record<Namespace, string> = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

type CreateMergeParameters = {
  /** True if the log names wallets that cannot be told apart. */
  debug: boolean
}

/** Returns the function that merges the connectors of several namespaces. */
export function createMerge({ debug }: CreateMergeParameters) {
  const warned = new Set<string>()

  function warnOf(name: string) {
    if (warned.has(name)) return
    warned.add(name)
    // biome-ignore lint/suspicious/noConsole: only the developer can tell which wallet is the copy
    console.warn(`createFoyer: two wallets call themselves ${name}. Both are listed, and one may be a copy.`)
  }

  return (connectors: readonly Connector[]) => {
    if (debug) repeatedNames(connectors).forEach(warnOf)
    return mergeConnectors(connectors)
  }
}

/**
 * Makes one entry of the connectors that have one name in several namespaces. Two of one name in the same namespace
 * stay two: they are different wallets. Each member keeps its own id, so a namespace asks only the wallet that announced
 * itself there.
 */
function mergeConnectors(connectors: readonly Connector[]): Connector[] {
  const merged: Connector[] = []
  for (const connector of connectors) {
    const index = merged.findIndex(
      ({ name, members }) =>
        name === connector.name && members.every(({ chain }) => chain !== connector.chain),
    )
    const before = merged[index]
    if (before === undefined) merged.push(connector)
    else merged[index] = join(before, connector)
  }
  return merged.map((one) => (isOneThing(one.type) ? one : { ...one, chains: chainsOf(one) }))
}

/** The names that two wallets of one namespace have. */
function repeatedNames(connectors: readonly Connector[]): string[] {
  const isRepeated = ({ name, chain }: Connector, index: number) =>
    connectors.findIndex((other) => other.name === name && other.chain === chain) !== index
  return connectors.filter(isRepeated).map(({ name, chain }) => `${name} on ${namespaceNames[chain]}`)
}

const chainsOf = ({ members }: Connector) => members.map(({ chain }) => namespaceNames[chain]).join(' · ')

/** A login or a pairing connector keeps its type even when it serves several namespaces. */
const isOneThing = (type: Connector['type']) => isLogin(type) || type === 'WALLET_CONNECT'

const join = (a: Connector, b: Connector): Connector => ({
  ...a,
  type: a.type === b.type && isOneThing(a.type) ? a.type : 'MULTI_CHAIN',
  members: [...a.members, ...b.members],
  imageUrl: a.imageUrl ?? b.imageUrl,
  rdns: a.rdns ?? b.rdns,
  explorerId: a.explorerId ?? b.explorerId,
  methods: [...new Set([...a.methods, ...b.methods])],
  installed: a.installed || b.installed,
  getProvider: (parameters) => (parameters?.namespace === b.chain ? b : a).getProvider(parameters),
})
