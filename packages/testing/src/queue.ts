export type Queue = <value>(task: () => Promise<value>) => Promise<value>

/** Runs tasks one at a time. Two transactions that are prepared at the same time would use the same nonce. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
