import { readFile } from 'node:fs/promises'
import { parseJson } from '@foyer/kit'
import * as z from 'zod'
import { writeFileAtomic } from '../files/writeFileAtomic.ts'

const lastLookSchema = z.object({
  /** The newest block of the last look. */
  block: z.codec(z.string().regex(/^\d+$/), z.bigint(), { decode: BigInt, encode: String }),
  /** Its chain time, seconds. */
  time: z.int().nonnegative(),
  /** The acts that were reported of blocks that the next look reads again. */
  acts: z.array(z.string()).optional(),
})

/** Up to where the monitor has looked, so that it reports an act one time. */
export type LastLook = z.output<typeof lastLookSchema>

/** @returns `undefined` before the first look, or when the file is damaged: the next look then starts anew */
export async function readLastLook(stateFile: string): Promise<LastLook | undefined> {
  const text = await readFile(pathOf(stateFile), 'utf8').catch(() => '')
  return lastLookSchema.safeParse(parseJson(text)).data
}

export async function writeLastLook(stateFile: string, look: LastLook): Promise<void> {
  await writeFileAtomic(pathOf(stateFile), `${JSON.stringify(lastLookSchema.encode(look))}\n`)
}

function pathOf(stateFile: string) {
  return `${stateFile}.last-look`
}
