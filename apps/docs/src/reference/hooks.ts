import {
  callsOf,
  commentOf,
  exportsOf,
  type Parameter,
  returnedProperties,
  tagsOf,
  typeTextOf,
} from './api.ts'
import { blocks, code, table } from './markdown.ts'

const call = (name: string, parameters: readonly Parameter[]) =>
  `${name}(${parameters.map((each) => each.name).join(', ')})`

/** The page of React's hooks, from their types and comments. */
export function writeHooks(): string {
  const hooks = exportsOf('@foyer/modal/react').filter(({ name }) => /^use[A-Z]/.test(name))
  const sections = hooks.map((hook) => {
    const calls = callsOf(hook)
    const parameters = calls.flat().filter(({ name }) => !name.startsWith('modal'))
    // The instance has a page of its own.
    const properties = hook.name === 'useFoyer' ? [] : returnedProperties(hook)
    return blocks(
      `## ${hook.name}`,
      commentOf(hook),
      hook.name === 'useFoyer' ? 'It returns the [instance](instance.md).' : '',
      `\`\`\`ts\n${calls.map((parameters) => call(hook.name, parameters)).join('\n')}\n\`\`\``,
      table(
        ['parameter', 'type'],
        parameters.map(({ name, type }) => [code(name), code(type)]),
      ),
      table(
        ['returns', 'type', ''],
        properties.map((each) => [code(each.name), code(typeTextOf(each)), commentOf(each)]),
      ),
      ...tagsOf(hook, 'example').map((example) => `\`\`\`tsx\n${example}\n\`\`\``),
      tagsOf(hook, 'throws')
        .map((each) => `Throws ${each.replace(/^\{(\w+)\}/, '`$1`:')}.`)
        .join('\n'),
    )
  })
  return blocks(
    '# Hooks',
    'React’s hooks, of `@foyer/modal/react`. Each takes the instance as its last argument, `modal`: pass it where a page has several modals. It also tells the types your networks.',
    ...sections,
  )
}
