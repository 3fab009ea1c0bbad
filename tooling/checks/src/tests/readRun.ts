import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPORTS, type TestReport, testReportSchema } from '@foyer/harness/report'
import { z } from 'zod'

/** A task without a script only passes on the hashes of what it depends on. */
const NO_SCRIPT = '<NONEXISTENT>'

const summarySchema = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      task: z.string(),
      directory: z.string(),
      command: z.string(),
      cache: z.object({ status: z.enum(['HIT', 'MISS']) }),
      execution: z
        .object({ startTime: z.number(), endTime: z.number(), exitCode: z.number().nullish() })
        .nullish(),
    }),
  ),
})

/** The result of a task of Turborepo. */
export type TaskResult = {
  /** Such as `@foyer/modal#test`. */
  name: string
  status: 'passed' | 'failed' | 'not run'
  isCached: boolean
  milliseconds: number
  /** Reports of its runners; none for a task that runs no tests. */
  reports: readonly TestReport[]
}

/** Folders of the reports of tasks that run in the root. */
const DIRECTORIES: Record<string, string> = { '//#checks': 'tooling/checks' }

/**
 * Reads the summary that `turbo run --summarize` writes, and the reports of its tasks.
 *
 * @throws {z.ZodError} the text is no such summary, or a file is no report
 */
export function readRun(text: string, repository: string): TaskResult[] {
  const { tasks } = summarySchema.parse(JSON.parse(text))
  return tasks
    .filter(({ command }) => command !== NO_SCRIPT)
    .map(({ taskId, task, directory, cache, execution }): TaskResult => {
      const isCached = cache.status === 'HIT'
      const exitCode = execution?.exitCode
      return {
        name: taskId,
        status: isCached || exitCode === 0 ? 'passed' : execution == null ? 'not run' : 'failed',
        isCached,
        milliseconds: execution == null ? 0 : execution.endTime - execution.startTime,
        reports: /^test|^checks$/.test(task)
          ? readReports(join(repository, DIRECTORIES[taskId] ?? directory, REPORTS))
          : [],
      }
    })
}

function readReports(directory: string): TestReport[] {
  if (!existsSync(directory)) return []
  return globSync('*.json', { cwd: directory }).map((file) =>
    testReportSchema.parse(JSON.parse(readFileSync(join(directory, file), 'utf8'))),
  )
}
