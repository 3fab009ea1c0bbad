import { stripVTControlCharacters } from 'node:util'
import { execa } from 'execa'

export type RunCommandParameters = {
  file: string
  args: readonly string[]
  /** Where it runs; programs in its `node_modules/.bin`, and those above, are found by name. */
  cwd: string
  env?: Record<string, string>
  /** Called with each line of output as it comes. */
  onLine?: (line: string) => void
}

export type CommandResult = {
  /** Undefined when it could not be started or was ended by a signal. */
  exitCode: number | undefined
  /** Without colours. */
  lines: string[]
}

/** Runs a program to its end without throwing; it gets no input and ends with this process. */
export async function runCommand(parameters: RunCommandParameters): Promise<CommandResult> {
  const { file, args, cwd, env, onLine } = parameters
  const lines: string[] = []
  const command = execa(file, args, {
    cwd,
    env,
    preferLocal: true,
    localDir: cwd,
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
  })
  for await (const line of command.iterable({ from: 'all' })) {
    lines.push(stripVTControlCharacters(line))
    onLine?.(line)
  }
  const { exitCode, shortMessage } = await command
  if (exitCode === undefined) onLine?.(shortMessage ?? `${file} did not end by itself.`)
  return { exitCode, lines }
}
