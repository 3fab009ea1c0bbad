import { WalletProblemError } from '../connections/errors.ts'

/** No node of the network answers, or all of them serve another one. */
export class NodeError extends WalletProblemError {
  override name = 'NodeError'
  constructor({ network, cause }: { network: string; cause?: unknown }) {
    super(
      cause === undefined ? 'This node serves another network' : `No node of ${network} answered`,
      { code: cause === undefined ? 'nodeOfOtherNetwork' : 'nodeDown', wallet: '', network },
      {
        metaMessages: [`Set \`rpcUrls\` of ${network} to a node of your own.`],
        docsPath: '#network-node',
        cause,
      },
    )
  }
}
