import { startBundler } from '@foyer/stand-ins/bundler'
import { parseEther } from 'viem'
import { createFundedKey } from '../createFundedKey.ts'
import type { Service } from './service.ts'

export type CreateBundlerServiceParameters = {
  port: number
  rpcUrl: string
  chainId: number
  /** The pages that may use it. */
  origins: readonly string[]
}

/** Sends the operations of smart accounts. EntryPoint pays it back. */
export function createBundlerService({ rpcUrl, ...parameters }: CreateBundlerServiceParameters): Service {
  let bundler: Awaited<ReturnType<typeof startBundler>> | undefined
  return {
    name: 'bundler',
    async start() {
      const privateKey = await createFundedKey(rpcUrl, parseEther('10'))
      bundler = await startBundler({ ...parameters, rpcUrl, privateKey })
      return { url: bundler.url }
    },
    async stop() {
      await bundler?.stop()
    },
  }
}
