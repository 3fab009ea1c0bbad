import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Bundles the part of the fixtures that runs in the page into one script with the global `foyerTesting`. */
export async function bundleInjected(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./injected.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'foyerTesting',
    target: 'es2022',
    minify: true,
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
