import { execa } from 'execa'
import { cleanEnv } from './cleanEnv.ts'
import { releasedPackages } from './packages.ts'

/**
 * Builds `dist` of each published package, in order.
 *
 * @throws {ExecaError} a build failed; its output is in the message
 */
export async function buildPackages(onProgress: (message: string) => void) {
  for (const { name, folder } of releasedPackages) {
    onProgress(`Building ${name}`)
    await execa('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      env: cleanEnv(),
      extendEnv: false,
      all: true,
    })
  }
}
