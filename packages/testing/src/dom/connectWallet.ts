import { PAGE } from '../options.ts'
import { connectorsOf, type PageFoyer, pageInstances } from './pageInstances.ts'

/** A wallet to connect: a test wallet, or the rdns of one. */
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
  const connectorId = typeof wallet === 'string' ? wallet : wallet.info.rdns
  await untilListed(foyer, connectorId)
  await foyer.connect({ connectorId })
}

/** wagmi lists wallets only after its provider has been rendered, where it works with a server. */
function untilListed(foyer: PageFoyer, connectorId: string): Promise<void> {
  const isListed = () => connectorsOf(foyer).includes(connectorId)
  if (isListed()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
    }
    const stop = foyer.subscribe(() => {
      if (!isListed()) return
      finish()
      resolve()
    })
    const timer = setTimeout(() => {
      finish()
      reject(
        new Error(
          `Foyer does not list ${connectorId}: announce the wallet before you connect, and render wagmi’s provider. It lists ${connectorsOf(foyer).join(', ') || 'none'}.`,
        ),
      )
    }, TIMEOUT)
  })
}

const TIMEOUT = 4_000

export const noFoyer = () =>
  new Error(
    `The page has no Foyer: what you render, or a module that it imports, has to call createFoyer().\nDocs: ${PAGE}#vitest`,
  )
