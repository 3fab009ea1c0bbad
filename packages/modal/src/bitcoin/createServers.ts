import type { Network } from '@foyer/modal-core'
import { readBody } from '@foyer/modal-core/page'
import { NodeError } from './errors.ts'

/** The time that a server may take, in milliseconds, before the next is asked. */
const TIMEOUT = 10_000
/** The longest answer that is read, in bytes. Those that are asked for have some hundreds. */
const ANSWER_SIZE = 64 * 1024
/** Networks have the first characters of their genesis as their id. */
const ID_LENGTH = 32
/** Asks the servers of a network for what is at a path, and reads it, one after the other until one answers. */
export type AskServers = <answer>(
  network: Network,
  path: string,
  read: (body: string) => answer,
) => Promise<answer>

/**
 * The servers of networks, those in `rpcUrls`, which have the API of Esplora. Each is asked once which network it serves,
 * before anything else.
 */
export function createServers(): AskServers {
  const checks = new Map<string, Promise<boolean>>()

  /** True if a server is of the network, asked once. */
  function isOf(url: string, id: unknown) {
    const key = `${url} ${id}`
    const check =
      checks.get(key) ??
      read(url, '/block-height/0').then((genesis) => genesis.trim().slice(0, ID_LENGTH) === id)
    checks.set(key, check)
    // A server that did not answer is asked again.
    check.catch(() => checks.delete(key))
    return check
  }

  return async ({ rpcUrls, id, name }, path, toAnswer) => {
    let cause: unknown
    for (const url of [...rpcUrls.default.http, ...(rpcUrls.chainDefault?.http ?? [])]) {
      try {
        if (await isOf(url, id)) return toAnswer(await read(url, path))
      } catch (error) {
        cause = error
      }
    }
    throw new NodeError({ network: name, cause })
  }
}

async function read(url: string, path: string): Promise<string> {
  const response = await fetch(`${url.replace(/\/$/, '')}${path}`, { signal: AbortSignal.timeout(TIMEOUT) })
  const { host } = new URL(url)
  if (!response.ok) throw new Error(`${host} answered with ${response.status}`)
  const { body, isWhole } = await readBody(response, ANSWER_SIZE)
  if (!isWhole) throw new Error(`${host} answered with more than 64 KiB`)
  return new Response(body).text()
}
