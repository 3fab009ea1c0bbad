import type { Chunk } from './listChunks.ts'

const SHOWN = 15

/** A heading with the chunk's compressed size and, under it, its heaviest modules with their share of its code. */
export function formatChunk({ file, size, isEntry, imports, modules }: Chunk) {
  const total = modules.reduce((sum, { length }) => sum + length, 0)
  const needs = imports.length === 0 ? '' : `, needs ${imports.join(' ')}`
  const shown = modules
    .slice(0, SHOWN)
    .map(({ name, length }) => `${String(Math.round((100 * length) / total)).padStart(5)} %  ${name}`)
  const rest = modules.length > SHOWN ? [`         and ${modules.length - SHOWN} more`] : []
  return [`\n${size.toFixed(1)} KiB  ${file}${isEntry ? ' (entry)' : ''}${needs}`, ...shown, ...rest].join(
    '\n',
  )
}
