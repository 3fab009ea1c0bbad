/**
 * The process that cleans up when the stack's own process dies without a chance to do so (`kill -9`, out of memory).
 * It reads what to do from stdin, one JSON line each; the kernel closes stdin when the stack is gone.
 * Argument: the stack file, if any, which must not name addresses that no longer answer.
 */
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { endGroup } from './processGroup.ts'

/**
 * `watch`: a process group to end; `forget`: one whose processes have ended;
 * `dismiss`: the stack has stopped in good order and cleaned up itself.
 */
export type ReaperMessage = { watch: number } | { forget: number } | { dismiss: true }

const groups = new Set<number>()
let isDismissed = false
// The stack decides when this process ends; a signal to the whole session must not come first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as ReaperMessage
  if ('watch' in message) groups.add(message.watch)
  else if ('forget' in message) groups.delete(message.forget)
  else isDismissed = true
}

if (!isDismissed) {
  const [stackFile] = process.argv.slice(2)
  // At once, before a next stack can have written its own.
  if (stackFile !== undefined) await rm(stackFile, { force: true })
  await Promise.all([...groups].map((group) => endGroup(group, 2_000)))
}
