/**
 * The process that cleans up when its owner dies without a chance to do so (`kill -9`, out of memory).
 * It reads messages from stdin, one JSON line each. The kernel closes stdin when the owner is gone.
 * Argument: a file to remove then, if any.
 */
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { endGroup } from './processGroup.ts'

/**
 * `watch` names a process group to end, `forget` one whose processes have ended.
 * `dismiss` says that the owner has cleaned up itself.
 */
export type ReaperMessage = { watch: number } | { forget: number } | { dismiss: true }

const groups = new Set<number>()
let isDismissed = false
// A signal to the whole session must not end this process before its owner.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as ReaperMessage
  if ('watch' in message) groups.add(message.watch)
  else if ('forget' in message) groups.delete(message.forget)
  else isDismissed = true
}

if (!isDismissed) {
  const [file] = process.argv.slice(2)
  // First, before the next owner can have written its own.
  if (file !== undefined) await rm(file, { force: true })
  await Promise.all([...groups].map((group) => endGroup(group, 2_000)))
}
