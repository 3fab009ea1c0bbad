import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

type Reference = { rule: string; file: string; title: string }

/** Rows of the coverage table: `| § | rule | file › words of the title; file › … |`. */
function parseReferences(markdown: string): Reference[] {
  const references: Reference[] = []
  for (const line of markdown.split('\n')) {
    const [, section, rule, tests] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (!rule || !tests || tests === '–' || section === '§' || tests.startsWith('---')) continue
    for (const reference of tests.split('; ')) {
      const [file, title] = reference.split(' › ')
      references.push({ rule, file: file ?? '', title: title ?? '' })
    }
  }
  return references
}

const references = parseReferences(await readFile(new URL('docs/spec-coverage.md', root), 'utf8'))

describe('docs/spec-coverage.md', () => {
  test('names tests', () => {
    expect(references.length).toBeGreaterThan(0)
  })

  test.each(references)('$rule → $file › $title', async ({ file, title }) => {
    const source = await readFile(new URL(file.replaceAll('`', ''), root), 'utf8').catch(() => undefined)
    expect(source, `${file} does not exist`).toBeDefined()
    expect(title, 'write the reference as `file › words of the title`').not.toBe('')
    expect(source).toContain(title)
  })
})
