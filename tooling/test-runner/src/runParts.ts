import { type Counts, NONE } from './counts.ts'
import type { Part, PartContext } from './parts/part.ts'

const LIGHT_AT_ONCE = 2

export type PartResult = { name: string; counts: Counts; milliseconds: number }

export type RunPartsParameters = {
  parts: readonly Part[]
  createContext: (name: string) => Promise<PartContext>
  onStart: (name: string) => void
  onEnd: (result: PartResult) => void
}

/** Runs the light parts two at a time, then the heavy ones one after the other; a part that throws has crashed. */
export async function runParts({ parts, ...rest }: RunPartsParameters): Promise<PartResult[]> {
  const light = parts.filter(({ load }) => load === 'light')
  const heavy = parts.filter(({ load }) => load === 'heavy')
  return [...(await runAll(light, LIGHT_AT_ONCE, rest)), ...(await runAll(heavy, 1, rest))]
}

type Reporting = Omit<RunPartsParameters, 'parts'>

async function runAll(parts: readonly Part[], atOnce: number, reporting: Reporting) {
  const pending = [...parts]
  const results: PartResult[] = []
  const worker = async () => {
    for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
      results.push(await runPart(part, reporting))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

async function runPart(part: Part, { createContext, onStart, onEnd }: Reporting) {
  onStart(part.name)
  const since = performance.now()
  const context = await createContext(part.name)
  const counts = await part.run(context).catch((error: unknown) => {
    context.log(`The runner crashed: ${error instanceof Error ? error.message : String(error)}`)
    return { ...NONE, failed: 1 }
  })
  const result = { name: part.name, counts, milliseconds: performance.now() - since }
  onEnd(result)
  return result
}
