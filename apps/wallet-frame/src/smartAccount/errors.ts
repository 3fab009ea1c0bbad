/** The bundler did not send an operation because of who pays for it. It can be sent with another paymaster, or without. */
export class PaymasterRefusedError extends Error {
  override name = 'PaymasterRefusedError'
  constructor(options?: ErrorOptions) {
    super('The bundler refused the paymaster of the operation', options)
  }
}
