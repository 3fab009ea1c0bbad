import { entries, exportsOf, isClass } from './api.ts'
import { blocks } from './markdown.ts'
import { readmeSection } from './readme.ts'

/** Names of error classes, with the entries that export them. */
function listErrors(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const entry of entries.keys())
    for (const symbol of exportsOf(entry))
      if (isClass(symbol) && symbol.name.endsWith('Error'))
        found.set(symbol.name, [...(found.get(symbol.name) ?? []), entry])
  return found
}

/**
 * The page of errors: what the README says of each, with the entries that export it.
 *
 * @throws {Error} the README says nothing of an error that a dapp can import
 */
export function writeErrors(): string {
  const errors = listErrors()
  const [intro = '', ...parts] = readmeSection('Errors').split(/^### /m)
  const named = new Set(['BaseError'])
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    const names = [...part.matchAll(/`(\w+Error)`/g)].map(([, name = '']) => name)
    const own = [...new Set(names)].filter((name) => errors.has(name))
    for (const name of own) named.add(name)
    const imports = own
      .slice(0, 1)
      .map((name) => `\`\`\`ts\nimport { ${name} } from '${errors.get(name)?.[0]}'\n\`\`\``)
    const others = own.slice(0, 1).flatMap((name) => errors.get(name)?.slice(1) ?? [])
    const also =
      others.length === 0 ? '' : `Also exported by ${others.map((entry) => `\`${entry}\``).join(', ')}.`
    return blocks(`## ${heading}`, ...imports, also, lines.join('\n'))
  })
  const unknown = [...errors.keys()].filter((name) => !named.has(name))
  if (unknown.length > 0) throw new Error(`The README of @foyer/modal says nothing of ${unknown.join(', ')}`)
  return blocks('# Errors', intro, 'All extend `BaseError` of `@foyer/modal`.', ...sections)
}
