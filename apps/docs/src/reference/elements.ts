import { join } from 'node:path'
import { createManifest } from '../../../../packages/modal-ui/scripts/createManifest.ts'
import { blocks, code, table } from './markdown.ts'

type Described = {
  name: string
  description?: string
  type?: { text: string }
  fieldName?: string
  default?: string
}
type Element = {
  tagName: string
  description: string
  attributes?: Described[]
  members?: Described[]
  cssParts?: Described[]
  cssProperties?: Described[]
  slots?: Described[]
  events?: Described[]
}

const { modules } = await createManifest(join(import.meta.dirname, '../../../../packages/modal-ui/src'))

export const readElements = () => modules.flatMap(({ declarations }) => declarations) as Element[]

const pascal = (words: string) =>
  words.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

/** The imports by which a page gets the element. The one without a wrapper is the modal itself. */
function importsOf(tagName: string): string {
  if (tagName === 'fy-modal') return "import '@foyer/modal/element'"
  const entry =
    tagName === 'fy-wallet-button' ? "import '@foyer/modal/wallet-button'" : "import '@foyer/modal'"
  const react = `import { Foyer${pascal(tagName.replace('fy-', ''))} } from '@foyer/modal/react'`
  return `${entry} // <${tagName}>\n${react}`
}

/** The page of elements, from the manifest that `@foyer/modal-ui` publishes. */
export function writeElements(): string {
  const sections = readElements().map((element) => {
    const { tagName, description, attributes = [], members = [] } = element
    const properties = [
      ...members,
      ...attributes.filter(({ fieldName, description }) => !fieldName && description),
    ]
    const rows = properties.map((each) => [
      code(each.name),
      code(each.type?.text.replace(' | undefined', '') ?? ''),
      each.description ?? '',
    ])
    const named = (title: string, list: Described[] = []) =>
      table(
        [title, ''],
        list.map((each) => [code(each.name), each.description ?? '']),
      )
    return blocks(
      `## ${tagName}`,
      description,
      `\`\`\`ts\n${importsOf(tagName)}\n\`\`\``,
      table(['attribute or property', 'type', ''], rows),
      named('part', element.cssParts),
      named('CSS variable', element.cssProperties),
      named('slot', element.slots),
      named('event', element.events),
    )
  })
  return blocks(
    '# Elements',
    'Custom elements, which work in every framework. [Buttons](../../../../packages/modal/docs/buttons.md) has examples, and what `data-status` says. Set `modal` where a page has several modals; it is a property and no attribute.',
    ...sections,
  )
}
