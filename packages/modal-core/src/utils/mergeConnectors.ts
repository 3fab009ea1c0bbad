import { type Connector, isLogin } from '../types/connector.ts'

/**
 * Makes one entry of the connectors that have one name in several namespaces. Two of one name in the same namespace
 * stay two: they are different wallets.
 */
export function mergeConnectors(connectors: readonly Connector[]): Connector[] {
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
  return merged
}

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
