/**
 * The environment for everything that must see a package as a stranger's computer does: without the export
 * condition that points at the sources.
 */
export function cleanEnv(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, NODE_ENV, VITEST, ...rest } = env
  return rest
}
