import { startServer } from '../http/startServer.ts'
import { createMetricsApp } from './createMetricsApp.ts'

export type ServeMetricsParameters = Parameters<typeof createMetricsApp>[0] & {
  host: string
  /** 0 takes a free one. */
  port: number
  /** Name of the environment variable or option that sets the port. */
  portVariable: string
}

export type RunningMetrics = {
  url: string
  stop: () => Promise<void>
}

/**
 * Serves metrics on a separate port.
 *
 * @throws {OperatorError} the port is taken
 */
export async function serveMetrics({ render, ...place }: ServeMetricsParameters): Promise<RunningMetrics> {
  const { port, stop } = await startServer(createMetricsApp({ render }), place)
  return { url: `http://${place.host}:${port}/metrics`, stop }
}
