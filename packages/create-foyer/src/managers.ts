export const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const
export type Manager = (typeof MANAGERS)[number]

/**
 * The package manager that has started this program, by what it says of itself.
 *
 * @example
 * managerOf('pnpm/12.21.0 npm/? node/v24.0.0')
 * // 'pnpm'
 */
export const managerOf = (userAgent: string | undefined): Manager =>
  MANAGERS.find((manager) => userAgent?.startsWith(`${manager}/`)) ?? 'npm'

/** The command that runs a script of a project. */
export const runScript = (manager: Manager, script: string): string =>
  manager === 'npm' || manager === 'bun' ? `${manager} run ${script}` : `${manager} ${script}`
