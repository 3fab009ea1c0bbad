import { modalTokens, tokens } from '@foyer/modal-ui/styles'
import { commentOf, findType, propertiesOf } from './api.ts'
import { readElements } from './elements.ts'
import { blocks, code, table } from './markdown.ts'

/** The page of CSS variables: those of the options, those that elements document, and all that are derived. */
export function writeVariables(): string {
  const masters = propertiesOf(findType('@foyer/modal', 'ThemeVariables'))
  const documented = new Map(
    readElements().flatMap(({ cssProperties = [] }) =>
      cssProperties.map(({ name, description = '' }) => [name, description] as const),
    ),
  )
  const values = new Map(
    [...`${tokens}${modalTokens}`.matchAll(/(--fy-[a-z0-9-]+): ?([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  )
  const known = new Set([...documented.keys(), ...masters.map(({ name }) => name)])
  return blocks(
    '# CSS variables',
    '[Theming](../../../../packages/modal/docs/theming.md) says how to set them.',
    '## Of the option `themeVariables`',
    table(
      ['variable', ''],
      masters.map((each) => [code(each.name), commentOf(each)]),
    ),
    '## Of single parts',
    'Set them in CSS on the element.',
    table(
      ['variable', 'default', ''],
      [...documented].map(([name, description]) => [code(name), code(values.get(name) ?? ''), description]),
    ),
    '## Derived',
    'The palette, and the roles that are made of it. Set them in CSS on the element, where one role is to differ.',
    table(
      ['variable', 'default'],
      [...values].filter(([name]) => !known.has(name)).map(([name, value]) => [code(name), code(value)]),
    ),
  )
}
