import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as analyzer from '@custom-elements-manifest/analyzer'
import type typescript from 'typescript'

/**
 * Writes a React wrapper for every element whose JSDoc has `@tagname`: `fy-button` becomes `FoyerButton`.
 * Its properties, events and description come from the same JSDoc. Never edit what it writes.
 */
const source = join(import.meta.dirname, '../src')
const target = join(source, 'react/generated')

type Element = {
  name: string
  tagName?: string
  description?: string
  events?: { name: string; type?: { text: string } }[]
}

// The package's type declarations leave out what it exports.
const { create, ts } = analyzer as unknown as {
  create: (options: { modules: typescript.SourceFile[] }) => {
    modules: { path: string; declarations: Element[] }[]
  }
  ts: typeof typescript
}

async function findElements() {
  const files = (await readdir(join(source, 'components'), { recursive: true }))
    .filter((file) => /fy-[a-z-]+\.ts$/.test(file) && !file.includes('.styles.') && !file.includes('.test.'))
    .sort()
  const modules = await Promise.all(
    files.map(async (file) => {
      const path = `components/${file}`
      return ts.createSourceFile(
        path,
        await readFile(join(source, path), 'utf8'),
        ts.ScriptTarget.ES2022,
        true,
      )
    }),
  )
  const manifest = create({ modules })
  return manifest.modules.flatMap(({ path, declarations }) =>
    declarations.filter(({ tagName }) => tagName !== undefined).map((element) => ({ ...element, path })),
  )
}

const pascal = (words: string) =>
  words.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
const reactName = (tagName: string) => `Foyer${pascal(tagName.replace(/^fy-/, ''))}`

function wrapper({ name, tagName = '', description = '', events = [], path }: Element & { path: string }) {
  const react = reactName(tagName)
  const eventEntries = events.map(
    (event) => `    on${pascal(event.name)}: '${event.name}' as EventName<${event.type?.text ?? 'Event'}>,\n`,
  )
  const eventBlock = events.length === 0 ? '' : `  events: {\n${eventEntries.join('')}  },\n`
  return `// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run \`pnpm generate\`.
import { createComponent${events.length === 0 ? '' : ', type EventName'} } from '@lit/react'
import * as React from 'react'
import { ${name} } from '../../${path}'

/** ${description.trim().replaceAll('\n', '\n * ')} */
export const ${react} = createComponent({
  tagName: '${tagName}',
  elementClass: ${name},
  react: React,
  displayName: '${react}',
${eventBlock}})
`
}

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
for (const element of await findElements())
  await writeFile(join(target, `${reactName(element.tagName ?? '')}.ts`), wrapper(element))
