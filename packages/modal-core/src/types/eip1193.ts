/** An EIP-1193 provider. What it answers is unknown until looked at. */
export type Eip1193Provider = {
  request: (request: { method: string; params?: readonly unknown[] }) => Promise<unknown>
  on?: (event: string, listener: (data: unknown) => void) => unknown
  removeListener?: (event: string, listener: (data: unknown) => void) => unknown
  /** Ends the connection on both sides; wallets on the page have no such thing. */
  disconnect?: () => Promise<void>
}
