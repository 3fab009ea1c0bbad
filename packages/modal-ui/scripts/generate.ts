import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createManifest, type Element } from './createManifest.ts'
import { generateBrands } from './generateBrands.ts'

/**
 * Writes what frameworks know of every element whose JSDoc has `@tagname`, from that JSDoc: the properties, for types of
 * tags in templates, and for each button a React wrapper, `FoyerButton` for `fy-button`. Never edit what it writes.
 */
const source = join(import.meta.dirname, '../src')
const wrappers = join(source, 'react/generated')
const properties = join(source, 'element/generated')

type Found = Element & { path: string }

const pascal = (words: string) =>
  words.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
const reactName = (tagName: string) => `Foyer${pascal(tagName.replace(/^fy-/, ''))}`

const NOTE =
  "// Generated from the element's JSDoc by scripts/generate.ts: edit that, then run `pnpm generate`."

function wrapper({ name, tagName = '', description = '', path }: Found) {
  const react = reactName(tagName)
  return `${NOTE}
import type { ${name} } from '../../${path}'
import '../../${path}'
import { createButton } from '../createButton.ts'

/** ${description.trim().replaceAll('\n', '\n * ')} */
export const ${react} = /* @__PURE__ */ createButton<'${tagName}', ${name}>('${tagName}', '${react}')
`
}

/** Properties, and attributes that are no property: those are of the stylesheet alone. */
function propertiesOf({ tagName, description = '', members = [], attributes = [] }: Found) {
  const others = attributes.filter(({ fieldName, description }) => fieldName === undefined && description)
  const lines = [...members, ...others].map(({ name, type, description }) => {
    const text = type?.text.endsWith('| undefined') ? type.text : `${type?.text} | undefined`
    return `    /** ${description} */\n    ${name}?: ${text}\n`
  })
  return `  /** ${description.split('\n')[0]} */\n  '${tagName}': {\n${lines.join('')}  }\n`
}

const { modules } = await createManifest(source)
const elements: Found[] = modules.flatMap(({ path, declarations }) =>
  declarations.map((element) => ({ ...element, path })),
)

await generateBrands(source)

for (const folder of [wrappers, properties]) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}
for (const element of elements.filter(({ path }) => path.startsWith('components/')))
  await writeFile(join(wrappers, `${reactName(element.tagName ?? '')}.ts`), wrapper(element))
await writeFile(
  join(properties, 'ElementProperties.ts'),
  `${NOTE}
import type { Instance, WalletId } from '@foyer/modal-core'

/** The elements that a dapp writes, with the properties that it sets. */
export type ElementProperties = {
${elements.map(propertiesOf).join('')}}
`,
)
