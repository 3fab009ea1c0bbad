import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readBundledIcon } from './walletData.ts'

const picture = z.string().check(z.regex(/^[a-z0-9-]+$/))
const address = z.string().check(z.regex(/^eip155:\d+:0x[0-9a-fA-F]{40}$/))

/** Rows of `data/pictures.json`, the most used first. */
const schema = z.object({
  networks: z.array(z.object({ id: z.string().check(z.regex(/^[a-z0-9]+:\w+$/)), picture })),
  tokens: z.array(
    z.object({ symbol: z.string().check(z.minLength(1)), picture, addresses: z.array(address) }),
  ),
})

const DATA = join(import.meta.dirname, '../data')

export type PictureData = z.infer<typeof schema> & {
  /** SVG texts by the name of the picture. */
  drawings: Map<string, string>
}

/**
 * Reads `data/pictures.json` and `data/pictures/`, and checks their shapes.
 *
 * @throws names the row or drawing that has the wrong shape, the address that two tokens have, or the picture that is missing or unused
 */
export async function readPictureData(): Promise<PictureData> {
  const rows = schema.parse(JSON.parse(await readFile(join(DATA, 'pictures.json'), 'utf8')))
  const drawings = new Map<string, string>()
  for (const file of (await readdir(join(DATA, 'pictures'))).sort()) {
    const name = file.replace(/\.svg$/, '')
    drawings.set(name, readBundledIcon(name, await readFile(join(DATA, 'pictures', file), 'utf8')))
  }
  const named = new Set([...rows.networks, ...rows.tokens].map((row) => row.picture))
  const wrong = [...named].filter((name) => !drawings.has(name))
  const unused = [...drawings.keys()].filter((name) => !named.has(name))
  if (wrong.length + unused.length > 0)
    throw new Error(`Pictures that are missing or unused: ${[...wrong, ...unused].join(', ')}.`)
  const ids = [
    ...rows.networks.map(({ id }) => id),
    ...rows.tokens.flatMap(({ symbol, addresses }) => [symbol, ...addresses.map((one) => one.toLowerCase())]),
  ]
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`Two pictures are of ${twice}.`)
  return { ...rows, drawings }
}
