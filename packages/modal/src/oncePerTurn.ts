/**
 * Runs something at the end of the turn in which it is asked for, once however often: a page can announce thousands of
 * wallets in one go.
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
