import type { AdapterHost } from '@foyer/modal-core'

/** The ids, names and addresses of the wallets of the last visit. */
export const readSaved = (host: AdapterHost | undefined) => host?.storage.get('connectedWallets') ?? []

/** The wallet of an id, as it is stored. Undefined where only its id is. */
export function savedOf(host: AdapterHost | undefined, connectorId: string) {
  const [, name, ...addresses] = readSaved(host).find(([id]) => id === connectorId) ?? []
  return name === undefined ? undefined : { name, addresses }
}
