import { readFile, writeFile } from 'node:fs/promises'

export async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}

export async function writeJson(path: string, value: unknown) {
  await writeFile(path, `${JSON.stringify(value, undefined, 2)}\n`)
}
