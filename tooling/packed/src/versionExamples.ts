import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedPackages, root } from './packages.ts'

// Writes the versions of the published packages into the examples. A release does, after it has raised them.
for (const { name, folder } of publishedPackages) {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  for (const path of globSync('examples/*/package.json', { cwd: root })) {
    const text = await readFile(join(root, path), 'utf8')
    await writeFile(join(root, path), text.replace(new RegExp(`("${name}": )"[^"]+"`), `$1"${version}"`))
  }
}
