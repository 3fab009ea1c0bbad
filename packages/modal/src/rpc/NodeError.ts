import { BaseError } from '@foyer/modal-core/page'

/** No node of the network answers, or all of them serve another one. */
export class NodeError extends BaseError {
  override name = 'NodeError'
  constructor(shortMessage: string, { network, cause }: { network: string; cause?: unknown }) {
    super(shortMessage, {
      metaMessages: [`Set \`rpcUrls\` of ${network} to a node of your own.`],
      docsPath: '#network-node',
      cause,
    })
  }
}
