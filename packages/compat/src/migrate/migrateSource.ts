import { findImports } from './findImports.ts'
import { GUIDED, kitOf, UNSERVED } from './kits.ts'

export type NamedUse = { name: string; note: string }

export type MigratedSource = {
  /** Undefined where nothing is replaced. */
  text: string | undefined
  /** Names that work as before. */
  works: string[]
  differs: NamedUse[]
  missing: NamedUse[]
  /** Kits that have a guide only. */
  guided: string[]
}

/**
 * Replaces the modules of RainbowKit and ConnectKit in a source file. A file that uses a name without counterpart stays as
 * it is.
 */
export function migrateSource(source: string, file: string): MigratedSource {
  const works = new Set<string>()
  const differs = new Map<string, string>()
  const missing = new Map<string, string>()
  const guided = new Set<string>()
  const edits: { start: number; end: number; text: string }[] = []

  for (const { module, names, start, end, statement } of findImports(source, file)) {
    const guide = GUIDED.find(({ prefix }) => module.startsWith(prefix))
    if (guide !== undefined) guided.add(guide.name)
    const unserved = own(UNSERVED, module)
    if (unserved !== undefined) missing.set(module, unserved)
    const known = kitOf(module)
    if (known === undefined) continue
    const { kit, target } = known
    if (target === undefined) {
      if (unserved === undefined) missing.set(module, 'Import what you use of it from its main module.')
      continue
    }
    // The modal brings its own styles.
    if (statement !== undefined && module.endsWith('.css')) {
      edits.push({ ...lineOf(source, statement), text: '' })
      continue
    }
    for (const name of module.endsWith('.css') ? [] : names) {
      const lost = own(kit.missing, name)
      const note = own(kit.differences, name)
      if (lost !== undefined) missing.set(name, lost)
      else if (note !== undefined) differs.set(name, note)
      else works.add(name)
    }
    edits.push({ start, end, text: target })
  }

  return {
    works: [...works],
    differs: toUses(differs),
    missing: toUses(missing),
    guided: [...guided],
    text: edits.length > 0 && missing.size === 0 ? apply(source, edits) : undefined,
  }
}

const own = (notes: Record<string, string>, name: string) =>
  Object.hasOwn(notes, name) ? notes[name] : undefined

const toUses = (notes: Map<string, string>): NamedUse[] => [...notes].map(([name, note]) => ({ name, note }))

/** The statement with the rest of its line, where nothing else stands there. */
function lineOf(source: string, { start, end }: { start: number; end: number }) {
  const rest = /^[^\S\n]*\r?\n/.exec(source.slice(end))
  return { start, end: rest === null ? end : end + rest[0].length }
}

function apply(source: string, edits: { start: number; end: number; text: string }[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
}
