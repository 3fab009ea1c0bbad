import { createWorkerSigner } from './createWorkerSigner.ts'
import { SignerError } from './errors.ts'
import type { SignerAnswer, SignerCall } from './messages.ts'
import { importModule } from './solana/importModule.ts'

const signer = createWorkerSigner(importModule)

/** Of a failure only its kind leaves the worker. */
async function answer({ id, name, parameter }: SignerCall): Promise<SignerAnswer> {
  try {
    const run = signer[name] as (parameter: unknown) => Promise<unknown>
    return { id, result: await run(parameter) }
  } catch (error) {
    return { id, failure: error instanceof SignerError ? error.reason : 'failed' }
  }
}

addEventListener('message', async ({ data }: MessageEvent<SignerCall>) => postMessage(await answer(data)))
