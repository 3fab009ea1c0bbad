/** An error that whoever asks gets to read, with its code: those of ERC-4337 where there is one. */
export class BundlerError extends Error {
  override name = 'BundlerError'
  readonly code: number

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export const CODES = {
  invalidParams: -32602,
  unknownMethod: -32601,
  refusedByEntryPoint: -32500,
  refusedByPaymaster: -32501,
  reverted: -32521,
  busy: -32005,
} as const
