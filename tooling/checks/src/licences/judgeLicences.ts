import satisfies from 'spdx-satisfies'
import type { LicencePolicy } from './policy.ts'

export type InstalledPackage = { name: string; versions: string[]; license: string }

export type JudgeLicencesParameters = {
  policy: LicencePolicy
  /** Everything that is installed. */
  installed: readonly InstalledPackage[]
  /** The production dependencies of what we ship. */
  shipped: readonly InstalledPackage[]
}

/** One sentence for each breach of the policy; none means that all is well. */
export function judgeLicences({ policy, installed, shipped }: JudgeLicencesParameters): string[] {
  const shippedExceptions = {
    ...policy,
    exceptions: policy.exceptions.filter((exception) => exception.shipped),
  }
  return [
    ...shipped
      .filter((dependency) => !isAllowed(dependency, shippedExceptions))
      .map(
        ({ name, license }) =>
          `${name} would ship under ${license}, which is not on the list of allowed licences.`,
      ),
    ...installed
      .filter((dependency) => !isAllowed(dependency, policy))
      .map(
        ({ name, license }) =>
          `${name} is under ${license}: replace it, or add an exception with its reason.`,
      ),
    ...installed.flatMap((dependency) => refusals(dependency, policy)),
    ...policy.exceptions
      .flatMap(({ packages }) => packages)
      .filter((pattern) => !installed.some(({ name }) => matches(pattern, name)))
      .map((pattern) => `The exception for ${pattern} matches no package: remove it.`),
  ]
}

function isAllowed({ name, license }: InstalledPackage, { allowed, exceptions }: LicencePolicy) {
  const excepted = exceptions
    .filter(({ packages }) => packages.some((pattern) => matches(pattern, name)))
    .map(({ licence }) => licence)
  // A package may name its licence by a sentence of its own.
  return excepted.includes(license) || satisfiesAny(license, [...allowed, ...excepted])
}

function satisfiesAny(license: string, allowed: string[]) {
  try {
    return satisfies(license, allowed)
  } catch {
    // Not an SPDX expression, such as `SEE LICENSE IN LICENSE.md`.
    return false
  }
}

function refusals({ name, versions }: InstalledPackage, { refused }: LicencePolicy) {
  return refused
    .filter(({ packages }) => packages.some((pattern) => matches(pattern, name)))
    .flatMap(({ from, reason }) =>
      versions
        .filter((version) => version.localeCompare(from, undefined, { numeric: true }) >= 0)
        .map((version) => `${name} ${version} is refused. ${reason}`),
    )
}

function matches(pattern: string, name: string) {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}
