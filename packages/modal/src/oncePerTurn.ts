/**
 * Runs something once at the end of the current task, however often it is asked for: a page can announce thousands of
 * wallets in one task.
 */
export function oncePerTurn(run: () => void) {
  let isQueued = false
  let isStopped = false

  function end() {
    isQueued = false
    if (!isStopped) run()
  }

  return {
    ask() {
      if (isQueued) return
      isQueued = true
      queueMicrotask(end)
    },

    stop() {
      isStopped = true
    },
  }
}
