import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { SaleError } from '../errors.ts'
import { networkConfigSchema } from './schema.ts'

/** A configuration file is far below this; a larger one is a mistake. */
const MAX_BYTES = 256 * 1024

/** `config/<network>.yaml` cannot be read or breaks a rule; every problem is listed as `file:line`. */
export class ConfigError extends SaleError {
  override name = 'ConfigError'
  constructor(shortMessage: string, options: { details?: string[]; remedy: string; cause?: unknown }) {
    super(shortMessage, { ...options, docs: 'configuration' })
  }
}

/** @throws {ConfigError} a file of so many bytes is no configuration */
export function assertConfigSize(bytes: number, label: string) {
  if (bytes > MAX_BYTES)
    throw new ConfigError(`${label} is larger than ${MAX_BYTES / 1024} KiB.`, {
      remedy: 'check that the file is a network configuration',
    })
}

/** Checks the text of a configuration file; `label` names it in errors. */
export function parseConfig(text: string, label: string): z.output<typeof networkConfigSchema> {
  const { document, lines, lineOf } = parseYaml(text)
  const syntaxErrors = document.errors.map(
    ({ pos, message }) => `${label}:${lines.linePos(pos[0]).line} ${message.split('\n')[0]}`,
  )
  if (syntaxErrors.length > 0)
    throw new ConfigError(`${label} is not valid YAML.`, {
      details: syntaxErrors,
      remedy: 'correct the lines above',
    })

  const result = networkConfigSchema.safeParse(document.toJS())
  if (result.success) return result.data
  throw new ConfigError(`${label} breaks ${result.error.issues.length} rule(s).`, {
    details: result.error.issues.map((issue) => {
      const path = issue.path.filter((key) => typeof key !== 'symbol')
      return `${label}:${lineOf(path)} ${[path.join('.'), issue.message].join(' ').trim()}`
    }),
    remedy: 'correct the lines above, then run `presale config check` again',
  })
}

/** The document of a configuration, and the lines of its values. */
export function parseYaml(text: string) {
  const lines = new LineCounter()
  // The failsafe schema keeps every scalar a string: `0x…` stays an address and `0.1` is never a double.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines })
  return {
    document,
    lines,

    /** Line of the value at `path`, or of its nearest ancestor when the value itself is missing. */
    lineOf(path: readonly (string | number)[]): number {
      for (let length = path.length; length > 0; length--) {
        const node: unknown = document.getIn(path.slice(0, length), true)
        if (hasRange(node)) return lines.linePos(node.range[0]).line
      }
      return 1
    },
  }
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
