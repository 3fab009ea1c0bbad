import type { WalletProblemCode } from '@foyer/modal-core'
import { WalletProblemError } from '../connections/errors.ts'

type RequestParameters = {
  code: Extract<WalletProblemCode, `request${string}` | 'ordinalsKept'>
  wallet?: string
  network?: string
}

/** A request of the page that cannot be asked of a wallet. */
export class BitcoinRequestError extends WalletProblemError {
  override name = 'BitcoinRequestError'
  constructor(shortMessage: string, { code, wallet = '', network = 'Bitcoin' }: RequestParameters) {
    super(
      shortMessage,
      { code, wallet, network },
      { metaMessages: ['The wallet has not been asked.'], docsPath: '#bitcoin-request' },
    )
  }
}

/** No server of the network answers, or all of them serve another one. */
export class NodeError extends WalletProblemError {
  override name = 'NodeError'
  constructor({ network, cause }: { network: string; cause?: unknown }) {
    super(
      cause === undefined ? 'This server serves another network' : `No server of ${network} answered`,
      { code: cause === undefined ? 'nodeOfOtherNetwork' : 'nodeDown', wallet: '', network },
      {
        metaMessages: [`Set \`rpcUrls\` of ${network} to a server of your own with the API of Esplora.`],
        docsPath: '#bitcoin-node',
        cause,
      },
    )
  }
}
