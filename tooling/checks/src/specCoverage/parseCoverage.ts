import { parseTable } from './parseTable.ts'

/** Why a rule has no test: a capability that is still to be built, or the page of a decision. */
export type Gap = { kind: 'capability'; name: string } | { kind: 'decision'; file: string }
export type TestReference = { file: string; title: string }
export type CoverageRow = { number: number; text: string; tests: TestReference[]; gap: Gap | undefined }
export type Coverage = {
  /** The capabilities that a dash may name. */
  capabilities: string[]
  /** The rows of each section, by its heading. */
  sections: Map<string, CoverageRow[]>
}

/** Reads `docs/spec-coverage.md`: a list of capabilities, then `| # | rule | tests |` under one heading for each page of rules. */
export function parseCoverage(markdown: string): Coverage {
  const parts = markdown.split(/^## /m).slice(1)
  const bodies = new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n'))]),
  )
  const capabilities = [...(bodies.get('To be built') ?? '').matchAll(/^- \*\*(.+?)\*\*/gm)]
  bodies.delete('To be built')
  return {
    capabilities: capabilities.map(([, name = '']) => name),
    sections: new Map([...bodies].map(([heading, body]) => [heading, parseTable(body).map(toRow)])),
  }
}

function toRow([number, text = '', tests = '']: string[]): CoverageRow {
  const gap = /^– *(.*)$/.exec(tests)?.[1]
  return {
    number: Number(number),
    text,
    tests: gap === undefined ? tests.split('<br>').map(toReference) : [],
    gap: gap === undefined ? undefined : toGap(gap),
  }
}

function toReference(text: string): TestReference {
  const [file = '', ...title] = text.trim().split(' › ')
  return { file, title: title.join(' › ') }
}

function toGap(text: string): Gap {
  const link = /^\[.+\]\((decisions\/.+\.md)\)$/.exec(text)?.[1]
  return link === undefined ? { kind: 'capability', name: text } : { kind: 'decision', file: link }
}
