import type { ConnectedAccount } from '@foyer/modal-core'
import type { Eip1193Provider } from './provider.ts'
import { toChainId } from './toChainId.ts'

const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

export type Connection = {
  connectorId: string
  provider: Eip1193Provider
  /** The account that the wallet reported last. Undefined while it shares none, for example because it is locked. */
  account: ConnectedAccount | undefined
  /** The account that the visitor chose, first while the wallet shares it. */
  preferred: string | undefined
  /** The newest read of the account. Wallets may answer an older one later. */
  reading: Promise<void>
  /** True if it is being taken up after a reload, and has neither answered nor taken too long. */
  isPending: boolean
  /** The addresses of the last visit, one of which the wallet has to share before it is taken up. */
  expected: readonly string[] | undefined
  unwatch: () => void
}

/** Without accounts a wallet is still followed: a locked one names them again when it is unlocked. */
export function follow(
  connectorId: string,
  provider: Eip1193Provider,
  onChange: (connection: Connection) => void,
): Connection {
  const listener = () => onChange(connection)
  for (const event of EVENTS) provider.on?.(event, listener)
  const unwatch = () => {
    for (const event of EVENTS) provider.removeListener?.(event, listener)
  }
  const connection: Connection = {
    connectorId,
    provider,
    account: undefined,
    preferred: undefined,
    reading: Promise.resolve(),
    isPending: false,
    expected: undefined,
    unwatch,
  }
  return connection
}

/** Reads the account of a connection. Resolves once this read, or a newer one that has begun meanwhile, is answered. */
export async function read(connection: Connection): Promise<void> {
  const reading = readAccount(connection)
    .catch(() => undefined)
    .then((account) => {
      if (connection.reading !== reading) return
      const { expected } = connection
      const isExpected = expected === undefined || account?.addresses.some((one) => expected.includes(one))
      connection.account = isExpected ? account : undefined
      if (connection.account) connection.expected = undefined
    })
  connection.reading = reading
  for (let seen: unknown; seen !== connection.reading; await seen) seen = connection.reading
}

/** Reads the wallet's account now; undefined when it shares none with the page. */
async function readAccount({
  connectorId,
  provider,
  preferred,
}: Pick<Connection, 'connectorId' | 'provider' | 'preferred'>): Promise<ConnectedAccount | undefined> {
  const answer = await provider.request({ method: 'eth_accounts' })
  // The hash function of the checksums is larger than the rest of the adapter, and a page without a wallet needs none.
  const { toAddresses } = await import('./checksum.ts')
  const shared = toAddresses(answer)
  const chainId = toChainId(await provider.request({ method: 'eth_chainId' }))
  const addresses = [
    ...shared.filter((address) => address === preferred),
    ...shared.filter((address) => address !== preferred),
  ]
  const [address] = addresses
  if (address === undefined || chainId === undefined) return undefined
  return { status: 'connected', address, addresses, chainId, connectorId }
}
