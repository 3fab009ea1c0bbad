import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NetworkConfig } from '../config/schema.ts'

const PACKAGE_ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STATE_DIRECTORY = fileURLToPath(new URL('../../../../.dev', import.meta.url))

/** File of a network's addresses. Those of a development chain end with it and are never committed. */
export function deploymentPath({ network, development }: Pick<NetworkConfig, 'network' | 'development'>) {
  return development
    ? join(STATE_DIRECTORY, 'deployment.json')
    : join(PACKAGE_ROOT, 'deployments', `${network}.json`)
}

/** Ignition's journal of a network, which is committed: it lets another machine resume. */
export function journalPath(network: string) {
  return join(PACKAGE_ROOT, 'ignition', 'deployments', network)
}

/** Addresses of the running development stack. */
export const STACK_FILE = join(STATE_DIRECTORY, 'stack.json')

/** Shards of the whitelist that a development chain is seeded with. */
export const WHITELIST_FOLDER = join(STATE_DIRECTORY, 'whitelist')
