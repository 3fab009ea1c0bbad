import { type Counts, NONE } from './counts.ts'
import type { Part, PartContext } from './parts/part.ts'

const LIGHT_AT_ONCE = 2
/** Of the output, for a part that failed and cannot name what. */
const LAST_LINES = 60

/** `lastLines`: how its output ended. */
export type PartResult = { name: string; counts: Counts; milliseconds: number; lastLines: readonly string[] }

export type RunPartsParameters = {
  parts: readonly Part[]
  createContext: (name: string) => Promise<PartContext>
  onStart: (name: string) => void
  onEnd: (result: PartResult) => void
}

/**
 * Runs the light parts two at a time, then the heavy ones one after the other; a part that throws has crashed.
 * Results are in the order of the parts.
 */
export async function runParts({ parts, ...reporting }: RunPartsParameters): Promise<PartResult[]> {
  const results = new Map<Part, PartResult>()
  const runAll = async (pending: Part[], atOnce: number) => {
    const worker = async () => {
      for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
        results.set(part, await runPart(part, reporting))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
  await runAll(
    parts.filter(({ load }) => load === 'light'),
    LIGHT_AT_ONCE,
  )
  await runAll(
    parts.filter(({ load }) => load === 'heavy'),
    1,
  )
  return parts.flatMap((part) => results.get(part) ?? [])
}

async function runPart(part: Part, { createContext, onStart, onEnd }: Omit<RunPartsParameters, 'parts'>) {
  onStart(part.name)
  const since = performance.now()
  const lastLines: string[] = []
  const given = await createContext(part.name)
  const log = (line: string) => {
    lastLines.push(line)
    if (lastLines.length > LAST_LINES) lastLines.shift()
    given.log(line)
  }
  const context = { ...given, log }
  const counts = await part.run(context).catch((error: unknown) => {
    context.log(`The runner crashed: ${error instanceof Error ? error.message : String(error)}`)
    return { ...NONE, failed: 1 }
  })
  const result = { name: part.name, counts, milliseconds: performance.now() - since, lastLines }
  onEnd(result)
  return result
}
