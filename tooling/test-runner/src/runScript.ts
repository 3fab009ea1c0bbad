import { runCommand } from './runCommand.ts'
import type { WorkspacePackage } from './workspace.ts'

/** Runs a script of a package as `pnpm run` does, without its check of the installation. */
export function runScript(
  { directory, path, scripts }: WorkspacePackage,
  name: string,
  onLine: (line: string) => void,
) {
  const script = scripts[name]
  if (script === undefined) throw new Error(`${path} has no script ${name}.`)
  return runCommand({ file: 'sh', args: ['-c', script], cwd: directory, onLine })
}
