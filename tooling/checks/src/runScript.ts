import type { Commands, RunCommandParameters } from './createCommands.ts'
import type { WorkspacePackage } from './workspace.ts'

export type RunScriptParameters = Pick<RunCommandParameters, 'env' | 'onLine'> & {
  commands: Commands
  workspacePackage: WorkspacePackage
  /** Name of the script. */
  script: string
}

/** Runs a script of a package as `pnpm run` does, without its check of the installation. */
export function runScript({ commands, workspacePackage, script, ...options }: RunScriptParameters) {
  const { directory, path, scripts } = workspacePackage
  const command = scripts[script]
  if (command === undefined) throw new Error(`${path} has no script ${script}.`)
  return commands.run({ file: 'sh', args: ['-c', command], cwd: directory, ...options })
}
