import { once } from 'node:events'

/** Options of Node with which `collectGarbage` reaches a process. */
export const INSPECTABLE = '--inspect=127.0.0.1:0'

/**
 * Has a process that runs with `INSPECTABLE` free what it no longer needs.
 *
 * @param errors what the process has written to its standard error: Node says there where its inspector listens
 */
export async function collectGarbage(errors: string): Promise<void> {
  const [url] = /ws:\/\/\S+/.exec(errors) ?? []
  if (url === undefined) throw new Error('The process cannot be inspected.')
  const inspector = new WebSocket(url)
  await once(inspector, 'open')
  const answered = once(inspector, 'message')
  inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await answered
  inspector.close()
}
