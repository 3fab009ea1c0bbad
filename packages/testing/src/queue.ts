export type Queue = <value>(task: () => Promise<value>) => Promise<value>

/** Runs tasks one at a time: two transactions that are prepared together would take the same nonce. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
