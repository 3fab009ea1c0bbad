import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The published packages in build order: each one needs only those before it. */
export const publishedPackages = [
  { name: '@foyer/modal-core', folder: `${root}packages/modal-core` },
  { name: '@foyer/modal-ui', folder: `${root}packages/modal-ui` },
  { name: '@foyer/embedded-wallet-frame', folder: `${root}packages/embedded-wallet-frame` },
  { name: '@foyer/modal', folder: `${root}packages/modal` },
  { name: '@foyer/compat', folder: `${root}packages/compat` },
  { name: '@foyer/testing', folder: `${root}packages/testing` },
] as const

/** Those, and the program that makes a project with them. */
export const releasedPackages = [
  ...publishedPackages,
  { name: 'create-foyer', folder: `${root}packages/create-foyer` },
] as const

/** File name of a package's tarball, without a version so that a release does not change the fixtures' lockfiles. */
export const tarballName = ({ name }: { name: string }) => `${name.replace('@', '').replace('/', '-')}.tgz`
