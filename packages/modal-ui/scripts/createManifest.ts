import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as analyzer from '@custom-elements-manifest/analyzer'
import type typescript from 'typescript'

export type Element = {
  name: string
  tagName?: string
  description?: string
  attributes?: { name: string; fieldName?: string; type?: { text: string }; description?: string }[]
  members?: { kind: string; name: string; type?: { text: string }; privacy?: string; description?: string }[]
}
type Module = { path: string; declarations: Element[] }

// The package's type declarations leave out what it exports.
const { create, ts } = analyzer as unknown as {
  create: (options: { modules: typescript.SourceFile[] }) => { schemaVersion: string; modules: Module[] }
  ts: typeof typescript
}

/** The files of elements and of the classes that buttons extend. */
const isElement = /^(components|modal)\/(.*\/)?(fy-[a-z-]+|FaceButton|LabelButton)\.ts$/

/** Reads the elements whose JSDoc has `@tagname`, as a manifest of custom elements says them. */
export async function createManifest(source: string): Promise<{ schemaVersion: string; modules: Module[] }> {
  const files = (await readdir(source, { recursive: true })).filter((path) => isElement.test(path)).sort()
  const sources = await Promise.all(
    files.map(async (path) =>
      ts.createSourceFile(path, await readFile(join(source, path), 'utf8'), ts.ScriptTarget.ES2022, true),
    ),
  )
  const { schemaVersion, modules } = create({ modules: sources })
  const withTags = modules.map(({ path, declarations }) => ({
    path,
    declarations: declarations.filter(({ tagName }) => tagName !== undefined).map(withoutPrivate),
  }))
  return { schemaVersion, modules: withTags.filter(({ declarations }) => declarations.length > 0) }
}

/** Removes elements without a comment: variables that a dapp sets have one. */
function withoutPrivate(element: Element): Element {
  const isPublic = ({ kind, privacy, description }: NonNullable<Element['members']>[number]) =>
    kind === 'field' && privacy === undefined && description !== undefined
  return { ...element, members: element.members?.filter(isPublic) }
}
