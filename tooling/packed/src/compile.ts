import { execa } from 'execa'
import { cleanEnv } from './cleanEnv.ts'

/**
 * Checks the types of a fixture with the native compiler, which takes a third of the time of the one that dapps have.
 *
 * @throws {ExecaError} there is an error; what the compiler said is in the message
 */
export const compile = (fixture: string, config: string) =>
  execa('tsc7', ['-p', config], {
    cwd: fixture,
    preferLocal: true,
    localDir: import.meta.dirname,
    env: cleanEnv(),
    extendEnv: false,
    all: true,
  })
