import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siApple, siDiscord, siFacebook, siFarcaster, siGithub, siGoogle, siX } from 'simple-icons'

const BRANDS = {
  google: siGoogle,
  github: siGithub,
  apple: siApple,
  facebook: siFacebook,
  x: siX,
  discord: siDiscord,
  farcaster: siFarcaster,
}

/** Writes the marks of the social providers as paths of 24 units. */
export async function generateBrands(source: string) {
  const folder = join(source, 'styles/generated')
  await mkdir(folder, { recursive: true })
  const entries = Object.entries(BRANDS).map(([provider, { path }]) => `  ${provider}: '${path}',\n`)
  await writeFile(
    join(folder, 'brandPaths.ts'),
    `// Generated from simple-icons (CC0-1.0) by scripts/generateBrands.ts. The marks are trademarks of their owners.
import type { SocialProvider } from '@foyer/modal-core'

export const brandPaths: Readonly<Record<SocialProvider, string>> = {
${entries.join('')}}
`,
  )
}
