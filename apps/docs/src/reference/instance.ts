import { commentOf, findType, propertiesOf, tagsOf, typeTextOf } from './api.ts'
import { blocks, code, table } from './markdown.ts'

/** The page of the instance, from its type and comments. */
export function writeInstance(): string {
  const rows = propertiesOf(findType('@foyer/modal', 'Instance')).map((property) => [
    code(property.name),
    code(typeTextOf(property)),
    [commentOf(property), ...tagsOf(property, 'throws').map(toRejection)].join(' '),
  ])
  return blocks(
    '# Instance',
    'What `createFoyer()` returns, and the hook `useFoyer()`.',
    table(['member', 'type', ''], rows),
  )
}

const toRejection = (tag: string) => `${tag.replace(/^\{(\w+)\}/, 'Rejects with `$1`:')}.`

/** The page of events, from their types and comments. */
export function writeEvents(): string {
  const events = propertiesOf(findType('@foyer/modal', 'ModalEvents'))
  const sections = events.map((event) => {
    const data = typeTextOf(event)
    return blocks(`## ${event.name}`, commentOf(event), `\`\`\`ts\n${spread(data)}\n\`\`\``)
  })
  return blocks(
    '# Events',
    'Listen with `foyer.on(name, handler)`, which returns the function that removes the handler, or with the hook `useFoyerEvents`. `*` gets each event as `{ name, data }`. Below each name is what its handler gets.',
    ...sections,
  )
}

/** One property a line, where they are many. */
function spread(type: string): string {
  const inner = /^\{ (.*?);? \}$/.exec(type)?.[1]
  if (inner === undefined) return type
  if (type.length < 80) return `{ ${inner} }`
  return `{\n${inner
    .split('; ')
    .map((each) => `  ${each}`)
    .join('\n')}\n}`
}
