import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { providerNames } from '@foyer/modal-core/floor'
import * as icons from 'simple-icons'

const bySlug = new Map(Object.values(icons).map((icon) => [icon.slug, icon]))

/** The mark of a provider, which simple-icons has under the same id. */
function pathOf(provider: string) {
  const icon = bySlug.get(provider)
  if (icon === undefined) throw new Error(`simple-icons has no "${provider}".`)
  return icon.path
}

/** Writes the marks of the social providers as paths of 24 units. */
export async function generateBrands(source: string) {
  const folder = join(source, 'styles/generated')
  await mkdir(folder, { recursive: true })
  const entries = Object.keys(providerNames).map((provider) => `  ${provider}: '${pathOf(provider)}',\n`)
  await writeFile(
    join(folder, 'brandPaths.ts'),
    `// Generated from simple-icons (CC0-1.0) by scripts/generateBrands.ts. The marks are trademarks of their owners.
import type { SocialProvider } from '@foyer/modal-core'

export const brandPaths: Readonly<Record<SocialProvider, string>> = {
${entries.join('')}}
`,
  )
}
