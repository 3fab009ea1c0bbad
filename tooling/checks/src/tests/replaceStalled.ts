import type { TaskResult } from './readRun.ts'

/** Names of the tasks that were ended because nothing happened in them any more, such as `@foyer/modal#test`. */
export const findStalled = (tasks: readonly TaskResult[]) => tasks.filter(isStalled).map(({ name }) => name)

/** Puts the second results of the stalled tasks in the place of their first ones, and lists their files as flaky. */
export function replaceStalled(tasks: readonly TaskResult[], second: readonly TaskResult[]): TaskResult[] {
  return tasks.map((task) => {
    const again = isStalled(task) ? second.find(({ name }) => name === task.name) : undefined
    if (again === undefined || isStalled(again)) return task
    const flaky = task.reports.flatMap(({ stalled = [] }) =>
      stalled.map((file) => ({ file, failure: 'Nothing happened any more; it ended when it ran again.' })),
    )
    const reports = again.reports.map((report, index) =>
      index === 0 ? { ...report, flaky: [...report.flaky, ...flaky] } : report,
    )
    return { ...again, milliseconds: task.milliseconds + again.milliseconds, reports }
  })
}

const isStalled = ({ reports }: TaskResult) => reports.some(({ stalled }) => stalled !== undefined)
