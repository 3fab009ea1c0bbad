const REASONS = {
  body: [400, 'Send JSON with `message` and a `signature` in the form of its namespace.'],
  tooLarge: [413, 'The message is longer than 4 KiB, or the request than 128 KiB.'],
  message: [400, 'The message is not in the form of a namespace that signs in here.'],
  origin: [403, 'This page may not sign in here.'],
  domain: [401, 'The message is for another domain.'],
  uri: [401, 'The message is for another URI.'],
  chain: [401, 'The message is for a chain that is not accepted here.'],
  nonce: [401, 'The nonce is unknown, too old, or was used before. Sign a new message.'],
  expired: [401, 'The message has expired. Sign a new message.'],
  notBefore: [401, 'The message is not valid yet.'],
  signature: [401, 'The account did not sign this message.'],
  unsigned: [
    401,
    'The signature is empty, as multisig wallets send it, and no contract of the account confirms the message. Choose a network where the wallet is deployed, and let its owners sign off the chain.',
  ],
  unavailable: [503, 'The chain did not answer. Try again.'],
} as const satisfies Record<string, [status: number, message: string]>

export type RefusalReason = keyof typeof REASONS

/** Why a request is refused. */
export class Refusal extends Error {
  override name = 'Refusal'
  reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(REASONS[reason][1])
    this.reason = reason
  }

  toResponse() {
    const [status, message] = REASONS[this.reason]
    return Response.json({ error: { reason: this.reason, message } }, { status })
  }
}
