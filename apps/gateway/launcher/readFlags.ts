import { readFile } from 'node:fs/promises'
import type { Image } from '../src/directory/createImages.ts'
import { toIcon } from '../src/icons.ts'

const FLAGS = new URL('flags/', import.meta.resolve('circle-flags/package.json'))

/**
 * Reads the flags of currencies, by the names that pictures of the icon folder have. A code of ISO 4217 begins with that of
 * its country, `EU` for the euro; currencies of several countries begin with X and have no flag.
 */
export async function readFlags(codes: readonly string[]): Promise<Map<string, Image>> {
  const flags = await Promise.all(codes.map((code) => readFlag(code.toLowerCase())))
  return new Map(flags.flatMap((flag) => (flag === undefined ? [] : [flag])))
}

async function readFlag(code: string) {
  const file = `${code.slice(0, 2)}.svg`
  try {
    return [`currencies/${code}`, toIcon(file, await readFile(new URL(file, FLAGS)))] as const
  } catch {
    // The modal shows the currency's sign.
    return undefined
  }
}
