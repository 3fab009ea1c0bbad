import { startServer } from '@foyer/server-kit'
import { createBundler } from './createBundler.ts'
import { createBundlerApp } from './createBundlerApp.ts'
import type { CreateChainParameters } from './createChain.ts'

export type StartBundlerParameters = CreateChainParameters & {
  /** Pages that may ask. Default none; programs always may. */
  origins?: readonly string[]
  /** Default a free one. */
  port?: number
}

/** Starts a bundler on this machine. */
export async function startBundler({ origins = [], port = 0, ...parameters }: StartBundlerParameters) {
  const bundler = createBundler(parameters)
  const app = createBundlerApp({ bundler, origins, report: console.error })
  const server = await startServer(app, { host: '127.0.0.1', port, portVariable: 'the port' })
  return { url: `http://127.0.0.1:${server.port}`, stop: server.stop }
}
