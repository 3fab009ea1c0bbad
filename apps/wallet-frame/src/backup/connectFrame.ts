import { createDeferred } from '@foyer/modal-core/floor'
import type { HomeError } from '../home/toHomeError.ts'
import { type BackupAnswer, type BackupCall, type BackupCalls, HELLO } from './handOver.ts'

/** An error of the frame. */
export class HandOverError extends Error {
  override name = 'HandOverError'
  readonly error: HomeError

  constructor(error: HomeError) {
    super(error.code)
    this.error = error
  }
}

/** A frame of this site answers at once. Of any other page that has opened this window nothing is heard. */
const PATIENCE = 4_000

type Open = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/**
 * The frame of this site that has opened this window. Undefined where another page has, where the browser keeps both
 * apart, and where the frame has been here before.
 */
export async function connectFrame(
  opener: Pick<Window, 'postMessage'> | null,
  onEnded: () => void,
  patience = PATIENCE,
): Promise<BackupCalls | undefined> {
  const { port1: port, port2 } = new MessageChannel()
  const { promise: isReady, resolve } = createDeferred<boolean>()
  const open = new Map<number, Open>()
  let lastId = 0
  let hasBegun = false

  port.onmessage = ({ data }: MessageEvent<BackupAnswer>) => {
    if (data.status === 'ready') return resolve(true)
    if (data.status === 'ended') {
      for (const { reject } of open.values()) reject(new HandOverError({ code: 'session' }))
      return hasBegun ? onEnded() : resolve(false)
    }
    const call = open.get(data.id)
    open.delete(data.id)
    if (data.status === 'error') call?.reject(new HandOverError(data.error))
    else call?.resolve(data.result)
  }
  // Another site's page does not get it.
  opener?.postMessage(HELLO, location.origin, [port2])
  setTimeout(resolve, opener === null ? 0 : patience, false)

  const ask =
    <name extends keyof BackupCalls>(name: name) =>
    (parameter?: string) =>
      new Promise<unknown>((resolve, reject) => {
        const id = ++lastId
        open.set(id, { resolve, reject })
        port.postMessage({ id, name, parameter } satisfies BackupCall)
      }) as ReturnType<BackupCalls[name]>

  hasBegun = await isReady
  if (!hasBegun) return undefined
  return {
    begin: ask('begin'),
    sendCode: ask('sendCode'),
    enterCode: ask('enterCode'),
    backUp: ask('backUp'),
    keep: ask('keep'),
  }
}
