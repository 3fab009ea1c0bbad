import { checkOutcome, type FileReport, type Outcome } from './outcome.ts'
import type { Part, PartContext } from './parts/part.ts'
import { runAgain } from './runAgain.ts'

const LIGHT_AT_ONCE = 2
/** How many lines of output are kept for a part that failed and cannot name what. */
const LAST_LINES = 60
/** When more files than this fail, something is broken rather than flaky, and nothing runs again. */
const MAX_FAILED_FILES = 10

export type PartResult = {
  name: string
  outcome: Outcome
  milliseconds: number
  /** The end of its output. */
  lastLines: readonly string[]
  /** The first reports of the files that failed once and passed then. */
  flaky: readonly FileReport[]
}

export type RunPartsParameters = {
  parts: readonly Part[]
  createContext: (name: string) => Promise<PartContext>
  onStart: (name: string) => void
  onEnd: (result: PartResult) => void
}

/**
 * Runs the light parts two at a time, then the heavy ones one after the other, then the test files that failed once
 * more. Results are in the order of the parts.
 */
export async function runParts({ parts, ...reporting }: RunPartsParameters): Promise<PartResult[]> {
  const results = new Map<Part, PartResult>()
  const runAll = async (load: Part['load'], atOnce: number) => {
    const pending = parts.filter((part) => part.load === load)
    const worker = async () => {
      for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
        results.set(part, await runPart(part, reporting))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
  await runAll('light', LIGHT_AT_ONCE)
  await runAll('heavy', 1)

  const failedFiles = [...results.values()].flatMap(({ outcome }) => listFailed(outcome))
  if (failedFiles.length > MAX_FAILED_FILES) {
    reporting.onStart(`More than ${MAX_FAILED_FILES} files failed, so none runs once more.`)
  } else {
    for (const [part, result] of results) results.set(part, await runFailedAgain(part, result, reporting))
  }
  return parts.flatMap((part) => results.get(part) ?? [])
}

const listFailed = ({ files }: Outcome) => files.filter(({ failed }) => failed > 0)

type Reporting = Omit<RunPartsParameters, 'parts'>

async function runPart(part: Part, { createContext, onStart, onEnd }: Reporting): Promise<PartResult> {
  onStart(part.name)
  const since = performance.now()
  const lastLines: string[] = []
  const given = await createContext(part.name)
  const log = (line: string) => {
    lastLines.push(line)
    if (lastLines.length > LAST_LINES) lastLines.shift()
    given.log(line)
  }
  const outcome = await part.run({ ...given, log }).catch((error: unknown) => {
    log(`The runner crashed: ${formatReason(error)}`)
    return checkOutcome(false)
  })
  const milliseconds = performance.now() - since
  const result = { name: part.name, outcome, milliseconds, lastLines, flaky: [] }
  onEnd(result)
  return result
}

async function runFailedAgain(part: Part, result: PartResult, { createContext, onStart, onEnd }: Reporting) {
  const { runAgain: run } = part
  if (run === undefined || listFailed(result.outcome).length === 0) return result
  onStart(`${part.name}: what failed, once more`)
  const since = performance.now()
  const context = await createContext(part.name)
  const settled = await runAgain({
    outcome: result.outcome,
    run: (files) =>
      run(files, context).catch((error: unknown) => {
        context.log(`The runner crashed: ${formatReason(error)}`)
        return checkOutcome(false)
      }),
  })
  const milliseconds = result.milliseconds + performance.now() - since
  const again = { ...result, ...settled, milliseconds }
  onEnd(again)
  return again
}

const formatReason = (error: unknown) => (error instanceof Error ? error.message : String(error))
