import { LOCALES, type Locale, type Project, type Theme } from '@foyer/wallet-api'
import { chainsOf, hasSolana } from '@foyer/wallet-api/projects'
import { type Assets, typeOf } from './assets.ts'
import type { SiteSettings } from './config.ts'
import { createSite } from './createSite.ts'
import { digestOf, MANIFEST_FILE, type Manifest, manifestSchema } from './manifest.ts'

/** `unknown`: the build has no such file, and the site names it. */
export type Difference = { kind: 'changed' | 'missing' | 'unknown'; path: string; what: string }

export type VerifyParameters = {
  /** Origin at which the site is asked. */
  url: string
  manifest: Manifest
  /** Those of the running site. */
  settings: SiteSettings
  /** With the origins that may frame them. */
  projects: readonly Project[]
  theme: Theme | undefined
}

const TIMEOUT_MS = 10_000

/** Names that a proxy in front may add. Any other one has to be as the build sends it. */
const ACTIVE_HEADERS = [
  'content-security-policy-report-only',
  'link',
  'refresh',
  'set-cookie',
  'service-worker-allowed',
]

/**
 * Compares what a site answers with what this build answers with the same settings: each file by its SHA-384, each page
 * byte by byte in every language, and the headers of all of them.
 *
 * @throws {Error} the site does not answer
 */
export async function verify(parameters: VerifyParameters): Promise<Difference[]> {
  const { url, manifest, projects } = parameters
  const expected = createExpected(parameters)
  const paths = ['/', '/loading', '/backup', ...projects.map(({ id }) => `/sdk?projectId=${id}`)]
  const pages = paths.flatMap((path) => LOCALES.map((locale) => ({ path, locale })))
  const differences: Difference[] = []
  for (const { path, locale } of pages)
    differences.push(...(await comparePage(path, { url, locale, expected, manifest })))
  for (const [path, digest] of Object.entries(manifest.files))
    differences.push(...(await compareFile(path, digest, { url, expected })))
  return withoutRepeats([...differences, ...(await findUnlisted(url, manifest))])
}

type Expected = ReturnType<typeof createSite>

/** The site that this build would be. It has no files: their digests are compared. */
function createExpected({ manifest, settings, projects, theme }: VerifyParameters): Expected {
  const { pages, importMap, files } = manifest
  const body = new Uint8Array()
  const assets: Assets = {
    ...pages,
    importMap,
    restore: body,
    files: new Map(
      Object.entries(files).map(([path, integrity]) => [
        path,
        { body, integrity, contentType: typeOf(path) },
      ]),
    ),
  }
  const find = async (id: string) => projects.find((project) => project.id === id)
  return createSite({
    settings,
    assets,
    projects: { find, chains: () => chainsOf(projects), hasSolana: () => hasSolana(projects) },
    theme,
    log: () => {},
    isEnding: () => false,
  })
}

type CompareParameters = { url: string; expected: Expected }

async function comparePage(
  path: string,
  parameters: CompareParameters & { locale: Locale; manifest: Manifest },
): Promise<Difference[]> {
  const { url, expected, locale, manifest } = parameters
  const headers = { 'accept-language': locale }
  const [own, found] = await Promise.all([expected.request(path, { headers }), ask(`${url}${path}`, headers)])
  if (found.status !== own.status) return [{ kind: 'missing', path, what: `answers ${found.status}` }]
  const [ownText, text] = await Promise.all([own.text(), found.text()])
  const named = [...text.matchAll(/["'](\/assets\/[^"']+)["']/g)].map(([, name = '']) => name)
  return [
    ...(text === ownText ? [] : [{ kind: 'changed' as const, path, what: describeText(text, ownText) }]),
    ...compareHeaders(path, own, found),
    ...named
      .filter((name) => !(name in manifest.files))
      .map((name) => ({ kind: 'unknown' as const, path: name, what: `named by ${path}` })),
  ]
}

async function compareFile(
  path: string,
  digest: string,
  { url, expected }: CompareParameters,
): Promise<Difference[]> {
  const [own, found] = await Promise.all([expected.request(path), ask(`${url}${path}`)])
  if (!found.ok) return [{ kind: 'missing', path, what: `answers ${found.status}` }]
  const foundDigest = digestOf(new Uint8Array(await found.arrayBuffer()))
  const changed = { kind: 'changed' as const, path, what: `${foundDigest} in place of ${digest}` }
  return [...(foundDigest === digest ? [] : [changed]), ...compareHeaders(path, own, found)]
}

function compareHeaders(path: string, own: Response, found: Response): Difference[] {
  const names = [...own.headers.keys(), ...ACTIVE_HEADERS.filter((name) => found.headers.has(name))]
  return names
    .filter((name) => name !== 'content-length' && own.headers.get(name) !== found.headers.get(name))
    .map((name) => ({ kind: 'changed', path, what: `header ${name}: ${found.headers.get(name) ?? 'none'}` }))
}

/** Compares the site's list of files with the build. */
async function findUnlisted(url: string, manifest: Manifest): Promise<Difference[]> {
  const path = `/${MANIFEST_FILE}`
  const response = await ask(`${url}${path}`)
  const listed = manifestSchema.safeParse(await response.json().catch(() => undefined))
  if (!listed.success) return [{ kind: 'missing', path, what: 'is no manifest' }]
  return Object.keys(listed.data.files)
    .filter((name) => !(name in manifest.files))
    .map((name) => ({ kind: 'unknown', path: name, what: `listed in ${path}` }))
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })

/** The first line that differs. */
function describeText(text: string, own: string): string {
  const lines = own.split('\n')
  const index = text.split('\n').findIndex((line, number) => line !== lines[number])
  return `line ${index + 1} differs: ${(text.split('\n')[index] ?? '').slice(0, 200)}`
}

const withoutRepeats = (differences: readonly Difference[]) => [
  ...new Map(differences.map((difference) => [JSON.stringify(difference), difference])).values(),
]
