/** An error whose text may be told to the dapp. Of any other error the dapp reads `Something went wrong`. */
export class ReplyError extends Error {
  override name = 'ReplyError'
}
