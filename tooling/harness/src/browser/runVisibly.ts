import { execa } from 'execa'

const TIMEOUT_MS = 600_000

/**
 * Runs an installer and passes on what it prints.
 *
 * @throws {Error} it failed, or took longer than ten minutes
 */
export async function runVisibly(file: string, args: string[], onProgress: (message: string) => void) {
  const installer = execa(file, args, {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    stdin: 'ignore',
    all: true,
    timeout: TIMEOUT_MS,
  })
  for await (const line of installer.iterable({ from: 'all' })) onProgress(`  ${line}`)
  await installer
}
