import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CreateRemoteWalletParameters, RemoteWallet } from './createRemoteWallet.ts'
import type { Command, Reply } from './remoteWalletMain.ts'

/**
 * Starts the scriptable wallet in its own process, as a phone is another machine. It ends with this process
 * at the latest.
 *
 * @example
 * const wallet = await startRemoteWallet({ relayUrl, rpcUrl })
 * await wallet.pair(uri)
 * await wallet.answer({ request: 'reject' })
 * await wallet.stop()
 */
export async function startRemoteWallet(
  parameters: CreateRemoteWalletParameters,
): Promise<RemoteWallet & { stop(): Promise<void> }> {
  const main = fileURLToPath(new URL('remoteWalletMain.ts', import.meta.url))
  const child = fork(main, [JSON.stringify(parameters)])
  const open = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0

  child.on('message', (reply: Reply) => {
    const call = open.get(reply.id)
    open.delete(reply.id)
    if ('error' in reply) call?.reject(new Error(reply.error))
    else call?.resolve(reply.result)
  })
  child.on('exit', (code) => {
    for (const call of open.values()) call.reject(new Error(`The remote wallet ended with ${code}.`))
    open.clear()
  })

  function expectReply(id: number) {
    const call = Promise.withResolvers<unknown>()
    open.set(id, call)
    return call.promise
  }
  const call =
    (name: keyof RemoteWallet) =>
    (...values: unknown[]) => {
      lastId += 1
      child.send({ id: lastId, name, parameters: values } satisfies Command)
      return expectReply(lastId)
    }

  await expectReply(0)
  const stop = async () => {
    if (!child.connected) return
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }
  // Each property is a command of the other process.
  return new Proxy({ stop } as RemoteWallet & { stop(): Promise<void> }, {
    get: (target, name) =>
      name === 'stop' ? target.stop : name === 'then' ? undefined : call(name as keyof RemoteWallet),
  })
}
