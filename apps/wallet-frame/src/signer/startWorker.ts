import { askForFile } from '../parts/askForFile.ts'
import type { PartFailure } from '../parts/errors.ts'
import workerUrl from './worker.ts?worker&url'

type ScriptUrls = { createScriptURL: (url: string) => string }

/** Present where Trusted Types are enforced. */
type TrustedTypesWindow = {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls }
}

/** Lets one script pass, whatever is asked for. */
const rules: ScriptUrls = {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError('Not a script of the wallet')
    return url
  },
}

const policy = (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('wallet', rules) ?? rules

/** Starts the signer's worker. The page's policy lets no other one start. */
export const startWorker = (): Worker =>
  new Worker(policy.createScriptURL(workerUrl), { type: 'module', name: 'signer' })

/** Why the worker does not start. */
export async function findWorkerFailure(): Promise<PartFailure> {
  const answer = await askForFile(workerUrl)
  return answer === 'page' || answer === 'missing' ? 'removed' : 'connection'
}
