import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Ends a child when this process ends, however it does. Vitest ends its workers by signals, which no listener of `exit`
 * hears, and would then wait for the output of a child that is left.
 */
export function endWithParent(child: ChildProcess, signal: 'KILL' | 'QUIT' = 'KILL') {
  // Its input ends with this process.
  const watcher = spawn('sh', ['-c', 'read _; kill -s "$0" "$1"', signal, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.once('exit', () => watcher.kill('SIGKILL'))
}
