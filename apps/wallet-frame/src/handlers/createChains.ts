import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { Project } from '@foyer/wallet-api'

/** The number of an EVM chain: `56`, `'56'`, `'0x38'` or `'eip155:56'`. */
function toNumber(id: string | number): number {
  const number = Number(typeof id === 'string' ? id.replace(/^eip155:/, '') : id)
  return Number.isSafeInteger(number) ? number : 0
}

/** The chain that the dapp is on: one of the project's. `initial` may be any text. */
export function createChains(project: Pick<Project, 'chains'>, initial: string | null) {
  const has = (id: number) => Object.hasOwn(project.chains, String(id))
  let current = Number(Object.keys(project.chains)[0])

  /** @throws {ReplyError} the project does not have the chain */
  function resolve(id: string | number | undefined): number {
    const number = id === undefined ? current : toNumber(id)
    if (!has(number)) throw new ReplyError(`Chain ${String(id).slice(0, 40)} is not supported`)
    return number
  }

  const chains = {
    current: () => current,
    has: (id: string | number) => has(toNumber(id)),
    resolve,
    select(id: string | number): number {
      current = resolve(id)
      return current
    },
  }
  if (initial !== null && chains.has(initial)) chains.select(initial)
  return chains
}

export type Chains = ReturnType<typeof createChains>
