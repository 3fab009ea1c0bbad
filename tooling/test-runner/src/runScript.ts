import { type RunCommandParameters, runCommand } from './runCommand.ts'
import type { WorkspacePackage } from './workspace.ts'

export type RunScriptParameters = Pick<RunCommandParameters, 'env' | 'onLine'> & {
  workspacePackage: WorkspacePackage
  /** Name of the script. */
  script: string
}

/** Runs a script of a package as `pnpm run` does, without its check of the installation. */
export function runScript({ workspacePackage, script, ...options }: RunScriptParameters) {
  const { directory, path, scripts } = workspacePackage
  const command = scripts[script]
  if (command === undefined) throw new Error(`${path} has no script ${script}.`)
  return runCommand({ file: 'sh', args: ['-c', command], cwd: directory, ...options })
}
