/** `transfer(address,uint256)` with its two parameters. */
const TRANSFER = /^0xa9059cbb0{24}([0-9a-f]{40})[0-9a-f]{64}$/i

/** Returns the receiver of a transaction. For a token transfer it is the account that the call names, not the token. */
export function receiverOf<T>({ to, input }: { to?: T; input?: string | undefined }): T | string | undefined {
  const receiver = TRANSFER.exec(input ?? '')?.[1]
  return receiver === undefined ? to : `0x${receiver.toLowerCase()}`
}
