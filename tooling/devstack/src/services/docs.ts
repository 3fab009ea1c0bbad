import { globSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '@foyer/docs/pages'
import { nodeCommand } from '@foyer/harness/processes'
import { REPOSITORY } from '../state/directories.ts'

const DOCS = 'apps/docs'

/** The packages that decide how the documentation is built: the modal is live in it, and the reference is made of types. */
export const DOCS_PACKAGES = ['@foyer/docs', '@foyer/modal', '@foyer/testing', '@foyer/tsconfig']

/** The texts, and the set-up of the site. Pages that the build makes are no input of it. */
export function listDocsFiles(): string[] {
  const setUp = globSync(`${DOCS}/.vitepress/**/*.{ts,css}`, { cwd: REPOSITORY })
  const written = PAGES.map(({ file }) => file).filter((file) => !file.startsWith(`${DOCS}/pages/reference/`))
  return [...written, ...setUp]
}

/** Builds the documentation from the sources of the packages. */
export const docsBuild = (folder: string) => ({
  ...nodeCommand(join(REPOSITORY, DOCS, 'src/buildSite.ts'), [folder]),
  cwd: join(REPOSITORY, DOCS),
})
