import { pageInstances } from './pageInstances.ts'

/** What may be connected: a test wallet, or the rdns of one. */
type Wallet = { info: { rdns: string } } | string

/**
 * Connects a wallet as a click on it in the modal does, without drawing the modal.
 *
 * @throws {Error} the page has no Foyer
 * @throws {ConnectError | UserRejectedError} as `connect` of the instance does
 *
 * @example
 * await connectWallet(wallet)
 */
export async function connectWallet(wallet: Wallet): Promise<void> {
  const [foyer] = pageInstances()
  if (foyer === undefined) throw noFoyer()
  await foyer.connect({ connectorId: typeof wallet === 'string' ? wallet : wallet.info.rdns })
}

export const noFoyer = () =>
  new Error(
    'The page has no Foyer: what you render, or a module that it imports, has to call createFoyer().\nDocs: https://www.npmjs.com/package/@foyer/testing#vitest',
  )
