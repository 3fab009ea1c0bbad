/**
 * The environment of processes that must resolve a package as on a dapp developer's computer: without the export
 * condition that points at the sources.
 */
export function cleanEnv(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, NODE_ENV, VITEST, ...rest } = env
  return rest
}
