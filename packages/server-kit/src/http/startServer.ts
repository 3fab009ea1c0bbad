import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { OperatorError } from '../errors.ts'
import { IDLE_SECONDS } from './idleSeconds.ts'
import { MAX_CONNECTIONS } from './maxConnections.ts'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 15_000
const MAX_HEADER_BYTES = 16 * 1024
/** Time limit of requests that are open when the process ends. */
const GRACE_MS = 10_000

export type RunningServer = {
  port: number
  /** Serves on for its drain time and closes connections with their answers, then takes no new one and waits for open requests. */
  stop: () => Promise<void>
}

export type StartServerParameters = {
  host: string
  /** 0 takes a free one. */
  port: number
  /** The environment variable that holds the port. */
  portVariable: string
  /** Seconds after which a connection without a request is closed. Default 75. */
  idleSeconds?: number
  /** Seconds for which it still serves after `stop`, until load balancers have noticed. Default 0. */
  drainSeconds?: number
  /** Connections that are open at once, beyond which a new one is closed. Default 10,000. */
  maxConnections?: number
}

/**
 * Serves an app.
 *
 * @throws {OperatorError} the port is taken
 */
export async function startServer(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  parameters: StartServerParameters,
): Promise<RunningServer> {
  const listener = getRequestListener(app.fetch)
  let isDraining = false
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: 1_000 * (parameters.idleSeconds ?? IDLE_SECONDS),
      // Node looks for connections that are past their time at this interval.
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      // The next request of this client goes to another process.
      if (isDraining) response.shouldKeepAlive = false
      return listener(request, response)
    },
  )
  server.maxConnections = parameters.maxConnections ?? MAX_CONNECTIONS
  await listen(server, parameters)
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      isDraining = true
      const { drainSeconds = 0 } = parameters
      if (drainSeconds > 0) await wait(1_000 * drainSeconds)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const force = setTimeout(() => server.closeAllConnections(), GRACE_MS)
      await closed
      clearTimeout(force)
    },
  }
}

function listen(server: Server, { host, port, portVariable }: StartServerParameters) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new OperatorError(
          `Cannot listen on ${host}:${port}. Set ${portVariable} to a free one, or stop the program that has it.`,
          { section: 'what-can-go-wrong', cause },
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
}
