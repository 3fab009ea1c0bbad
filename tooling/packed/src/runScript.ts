import { execa } from 'execa'
import { cleanEnv } from './cleanEnv.ts'

/**
 * Runs a script of a fixture's package.json.
 *
 * @throws {ExecaError} it failed; its output is in the message
 */
export const runScript = (fixture: string, name: string) =>
  execa('npm', ['run', '--silent', name], {
    cwd: fixture,
    env: { ...cleanEnv(), NEXT_TELEMETRY_DISABLED: '1' },
    extendEnv: false,
    all: true,
  })
