import type { Modal } from '@foyer/modal-core'
import { VERSION } from './generated/version.ts'
import { wagmiConfig } from './setupChecks.ts'
import { type Check, error, type Finding, ok, warn } from './types.ts'

/** The answer of another copy of this package to the question which one it is. */
export type Copy = { version: string; identity: object }

export const thisCopy: Copy = { version: VERSION, identity: {} }

type Registered = {
  instance: { prefetch: () => Promise<void>; diagnose: (question: 'which') => Promise<unknown> }
}

/** The page's instances, of all copies. They are not imported: that would split what the page starts with. */
function listInstances() {
  const host = globalThis as { [key: symbol]: { entries: Map<string, Registered> } | undefined }
  return [...(host[Symbol.for('foyer.instances')]?.entries.values() ?? [])].map(({ instance }) => instance)
}

/** Loads what draws the modal, of each copy. */
export const loadDrawn = () => Promise.all(listInstances().map((one) => one.prefetch()))

async function listCopies() {
  const answers = await Promise.all(listInstances().map((one) => one.diagnose('which')))
  const copies = new Map([[thisCopy.identity, thisCopy.version]])
  for (const answer of answers as Copy[]) copies.set(answer.identity, answer.version)
  return [...copies.values()]
}

/** Of wagmi's config, from errors that it makes. */
async function wagmiVersions(modal: Modal) {
  const config = wagmiConfig(modal)
  const versions: string[] = []
  try {
    // No chain has this id.
    config?.getClient?.({ chainId: -1 })
  } catch (cause) {
    versions.push(versionOf('@wagmi/core', cause))
  }
  const [chain] = config?.chains ?? []
  const client = chain && config?.getClient?.({ chainId: chain.id })
  // A method that the client may not send is refused before it is sent. Clients older than that ask the node, which does not know it.
  const method = 'foyer_version'
  await client
    ?.request({ method }, { methods: { exclude: [method] }, retryCount: 0 })
    .catch((cause: unknown) => versions.push(versionOf('viem', cause)))
  return versions
}

/** Some versions of these libraries name themselves in it, others do not. */
function versionOf(name: string, cause: unknown) {
  const { version = 'unknown' } = Object(cause) as { version?: unknown }
  return `${name}@${String(version).replace(`${name}@`, '')}`
}

/** Each copy of these adds its version to a list, in the browser. */
const LISTED = { 'lit-html': 'litHtmlVersions', 'lit-element': 'litElementVersions' }

/** Of the tools for developers, or of a build for development, which both leave a list. */
function reactVersions() {
  const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers?: Map<number, { version?: string }> }
  }
  return [...(hook?.renderers?.values() ?? [])].flatMap(({ version }) => version ?? [])
}

export const copies: Check = async (modal) => {
  // The drawing part brings lit, and each copy of Foyer its own.
  await loadDrawn()
  const foyer = await listCopies()
  const others = Object.entries({
    ...Object.fromEntries(
      Object.entries(LISTED).map(([name, list]) => [name, (Reflect.get(globalThis, list) ?? []) as string[]]),
    ),
    react: reactVersions(),
  })
  const findings: Finding[] = []
  if (foyer.length > 1)
    findings.push(
      error(
        'copies',
        `The page has several copies of @foyer/modal: ${foyer.join(', ')}`,
        'Install one version: `npm ls @foyer/modal` says who brings another. In a bundler that keeps two, set `resolve.dedupe`.',
      ),
    )
  for (const [name, versions] of others)
    if (versions.length > 1)
      findings.push(
        warn(
          'copies',
          `The page has several copies of ${name}: ${versions.join(', ')}`,
          `Find who brings another by \`npm ls ${name}\`. Visitors load each of them, and React’s hooks work with one only.`,
        ),
      )
  const named = [
    ...foyer.map((version) => `@foyer/modal@${version}`),
    ...(await wagmiVersions(modal)),
    ...others.flatMap(([name, versions]) => versions.map((version) => `${name}@${version}`)),
  ]
  return [...findings, ok('versions', named.join(', '))]
}
