/** Assigns several properties at once. `Object.assign` itself also takes properties that the target does not have. */
export const patch: <target extends object>(target: target, changes: Partial<target>) => target =
  Object.assign
