import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

const NOBODY = 65_534

/** Calls a module's function as a user who may not write everywhere, as root may, and returns how it fails. */
export async function failAsUser(
  module: URL,
  name: string,
  parameters: unknown,
): Promise<{ uid: number; message: string }> {
  const isRoot = userInfo().uid === 0
  const script = `import { ${name} } from ${JSON.stringify(module.href)}
    await ${name}(${JSON.stringify(parameters)}).catch((error) => console.log(error.message))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    cwd: '/',
  })
  return { uid: isRoot ? NOBODY : userInfo().uid, message: stdout.trim() }
}
