import { type BuildOptions, build, defaultClientConditions } from 'vite'

/** Bundles a script of its own, with all that it imports. */
export async function bundle(name: string, options: BuildOptions): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
    build: { write: false, ...options },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : undefined
  if (chunk?.type !== 'chunk' || chunk.imports.length > 0)
    throw new Error(`${name} was not built as one file`)
  return chunk.code
}
