import { createRequire } from 'node:module'

const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64' }

export class AnvilNotFoundError extends Error {
  override name = 'AnvilNotFoundError'
  constructor(target: string, options?: ErrorOptions) {
    super(
      `The development chain (anvil) is not installed for ${target}. Run \`npx -y pnpm@12.21.0 install\` and start again.`,
      options,
    )
  }
}

/**
 * Path of the native binary itself: the launcher of `@foundry-rs/anvil` would put a second process in between.
 *
 * @throws {AnvilNotFoundError} there is none for this machine
 */
export function findAnvil() {
  const target = `${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`
  const extension = process.platform === 'win32' ? '.exe' : ''
  try {
    const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    return createRequire(launcher).resolve(`@foundry-rs/anvil-${target}/bin/anvil${extension}`)
  } catch (cause) {
    throw new AnvilNotFoundError(target, { cause })
  }
}
