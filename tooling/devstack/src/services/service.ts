/** A part of the stack that runs until it is stopped. */
export type Service = {
  /** Shown in progress lines and messages, and names the log file. */
  name: string
  /** Resolves when the service answers its health check; `url` where it has an address. */
  start(): Promise<{ url?: string }>
  /** Does nothing for a service that was not started. */
  stop(): Promise<void>
}
