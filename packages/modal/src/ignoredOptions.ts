import type { CreateFoyerParameters } from './createFoyer.ts'

/** Options that are settled when a modal is made. */
const SETTLED = ['networks', 'defaultNetwork', 'features', 'siwx', 'endpoints', 'projectId', 'debug'] as const

/**
 * The settled options that differ between two calls. Objects that each call makes anew are the same if they read the
 * same: two features by their name, two sign-ins by `required`.
 */
export const ignoredOptions = (first: CreateFoyerParameters, second: CreateFoyerParameters): string[] =>
  SETTLED.filter((name) => first[name] !== second[name] && toText(first[name]) !== toText(second[name]))

const toText = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))
