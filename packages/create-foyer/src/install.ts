import { spawn } from 'node:child_process'
import { CreateError } from './CreateError.ts'
import type { Manager } from './managers.ts'

/**
 * Installs the packages of a project, and shows what the package manager says.
 *
 * @throws {CreateError} the package manager is not there, or has failed
 */
export async function install(manager: Manager, folder: string): Promise<void> {
  // Windows finds a `.cmd` through a shell alone. Nothing of what the user wrote is in the command.
  const child = spawn(manager, ['install'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', () =>
      reject(
        new CreateError(`${manager} is not on this machine. Install it, or name another one, such as --npm.`),
      ),
    )
    child.on('close', resolve)
  })
  if (code !== 0)
    throw new CreateError(
      `${manager} could not install the packages. See its output above. Without a network, run \`${manager} install\` in ${folder} later: your project is there.`,
    )
}
