import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { init, parse } from 'es-module-lexer'

/**
 * Lists the files that a browser must load to run a built page: the document and the files it names, with the modules those import
 * statically. Paths start with `/`. Anything else it asks for was asked for by a script.
 */
export async function eagerFiles(directory: string) {
  await init()
  const found = new Set(['/'])
  const html = await readFile(join(directory, 'index.html'), 'utf8')
  const linked = [...html.matchAll(/(?:src|href)="(?!data:)\.?(\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])
  for (const path of linked) await add(path)
  return [...found].sort()

  async function add(path: string) {
    if (found.has(path)) return
    found.add(path)
    if (!path.endsWith('.js')) return
    const [imports] = parse(await readFile(join(directory, path), 'utf8'))
    for (const { type, specifier } of imports)
      if (type === 'static' || type === 'reexport-star') await add(posix.join(posix.dirname(path), specifier))
  }
}
