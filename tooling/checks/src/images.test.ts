/** No daemon builds images here: what can be seen in their files is looked at. */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPOSITORY, read } from './workspace.ts'

type Manifest = { name: string; dependencies?: Record<string, string> }

const folders = ['apps', 'packages', 'tooling'].flatMap((group) =>
  readdirSync(join(REPOSITORY, group)).map((name) => `${group}/${name}`),
)
const manifests = new Map(
  folders
    .filter((folder) => existsSync(join(REPOSITORY, folder, 'package.json')))
    .map((folder) => [folder, JSON.parse(read(`${folder}/package.json`)) as Manifest]),
)
const images = folders.filter((folder) => existsSync(join(REPOSITORY, folder, 'Dockerfile')))

/** A package with all of this workspace that it runs on. */
function closureOf(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found
  found.add(folder)
  const dependencies = Object.keys(manifests.get(folder)?.dependencies ?? {})
  for (const [other, { name }] of manifests) if (dependencies.includes(name)) closureOf(other, found)
  return found
}

/** True if the list of an image lets a file in: the last line that fits decides, and a folder brings what is in it. */
function createFilter(folder: string) {
  const lines = read(`${folder}/Dockerfile.dockerignore`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const isAllowed = (path: string) =>
    lines.reduce((allowed, line) => {
      const pattern = line.replace(/^!/, '')
      const fits = matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)
      return fits || pattern === '*' ? line.startsWith('!') : allowed
    }, true)
  return { isAllowed, lines }
}

/** Files beside the sources of an operator who follows the guides. */
const SECRETS = [
  '.env',
  'gateway.yaml',
  'projects.json',
  'keys/kek',
  'state/pglite/PG_VERSION',
  '.git/config',
  'kek',
  'pepper',
  '.wallet/auth/pglite/1',
  '.gateway/pglite/1',
  '.wallet-demo/keys',
  'names-key',
]

/** Files that Caddy serves. */
const SITES = ['apps/operator', 'apps/presale']
const programs = images.filter((folder) => !SITES.includes(folder))

test('there are images of every server, of both sites, and of keeper and monitor', () => {
  expect(images.toSorted()).toEqual([
    'apps/gateway',
    'apps/indexer',
    'apps/operator',
    'apps/presale',
    'apps/wallet-frame',
    'apps/wallet-server',
    'packages/presale-operator',
  ])
})

describe.each(images)('the image of %s', (folder) => {
  const { isAllowed, lines } = createFilter(folder)

  test('gets what it is on a list, which is there, and nothing of an operator', () => {
    expect(lines[0]).toBe('*')
    for (const line of lines.filter((one) => one.startsWith('!')))
      expect(existsSync(join(REPOSITORY, line.slice(1))), line).toBe(true)
    for (const place of ['', `${folder}/`, 'packages/server-kit/'])
      for (const secret of SECRETS) expect(isAllowed(place + secret), place + secret).toBe(false)
    expect(isAllowed(`${folder}/src/.env`)).toBe(false)
    expect(isAllowed('packages/server-kit/node_modules/pg/index.js')).toBe(false)
  })
})

describe.each(SITES)('the image of the site %s', (folder) => {
  const dockerfile = read(`${folder}/Dockerfile`)
  const { isAllowed } = createFilter(folder)
  const { name } = manifests.get(folder) ?? { name: '' }

  test('gets all that the site is built from', () => {
    for (const one of closureOf(folder))
      for (const path of ['package.json', 'src/index.ts'])
        expect(isAllowed(`${one}/${path}`), `${one}/${path}`).toBe(true)
    const own = ['index.html', 'vite.config.ts', 'tsconfig.json', 'vite/any.ts', 'public/favicon.svg']
    const shared = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tooling/tsconfig/site.json']
    for (const path of [...own.map((one) => `${folder}/${one}`), ...shared])
      expect(isAllowed(path), path).toBe(true)
    // Settings of a site, and what is made for it.
    for (const path of ['config.json', 'whitelist/00.json', 'public/.env', 'dist/index.html'])
      expect(isAllowed(`${folder}/${path}`), path).toBe(false)
    expect(dockerfile).toContain(`--filter '${name}...'`)
    expect(dockerfile).toContain(`--filter ${name} run build`)
  })

  test('takes the built files alone, runs as a user who may little, and says its health', () => {
    const [build = '', last = ''] = dockerfile.split(/\n(?=FROM caddy:)/)
    expect(build).toMatch(/^FROM node:\d+-slim AS build$/m)
    expect(last).toMatch(/^FROM caddy:\d+\.\d+-alpine$/m)
    expect(last.match(/^COPY .*$/gm)).toEqual([
      expect.stringMatching(new RegExp(`^COPY --from=build /srv/${folder}/dist /srv/\\w+$`)),
    ])
    expect(last.indexOf('setcap -r')).toBeLessThan(last.indexOf('USER 1000:1000'))
    expect(last).toMatch(/^USER 1000:1000$/m)
    expect(last).toMatch(/^HEALTHCHECK .*127\.0\.0\.1/m)
    expect(dockerfile).not.toMatch(/^ADD |:latest|^(ENV|ARG) .*(SECRET|PASSWORD|TOKEN)/m)
  })
})

describe.each(programs)('the program in the image of %s', (folder) => {
  const dockerfile = read(`${folder}/Dockerfile`)
  const { isAllowed } = createFilter(folder)

  test('gets all that the program runs on', () => {
    for (const one of closureOf(folder))
      for (const path of ['package.json', 'src/index.ts'])
        expect(isAllowed(`${one}/${path}`), `${one}/${path}`).toBe(true)
    for (const path of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
      expect(isAllowed(path)).toBe(true)
    const [, program = ''] =
      /^ENTRYPOINT \["node", "--conditions=@foyer\/source", "(.*)"\]$/m.exec(dockerfile) ?? []
    expect(existsSync(join(REPOSITORY, program)), program).toBe(true)
    expect(isAllowed(program)).toBe(true)
    expect(dirname(program).startsWith(folder)).toBe(true)
  })

  test('runs as a user who may little, says its health, and has its base by version', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^USER node$/m)
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('ENTRYPOINT'))
    expect(last).toMatch(/^HEALTHCHECK (NONE|.*\/health)/m)
    expect(dockerfile).not.toMatch(/^ADD |:latest|^(ENV|ARG) .*(SECRET|PASSWORD|TOKEN)/m)
    for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/^node:\d+-slim$/)
    expect(dockerfile.match(/^FROM /gm)?.length).toBeGreaterThan(1)
    // Only the first stages see the whole context.
    expect(last).not.toMatch(/^COPY \. /m)
    const health = /^HEALTHCHECK .*"-e", "(.*)"\]$/m.exec(last)?.[1]
    if (health !== undefined) expect(() => new Function(health)).not.toThrow()
    for (const port of last.match(/(?<=\|\| )\d+/g) ?? [])
      expect(last).toMatch(new RegExp(`^EXPOSE .*\\b${port}\\b`, 'm'))
  })

  test('sets variables that the program knows', () => {
    const places = [...closureOf(folder)].flatMap((one) =>
      ['src', 'launcher', 'server']
        .map((part) => `${one}/${part}`)
        .filter((path) => existsSync(join(REPOSITORY, path))),
    )
    const sources = places.flatMap((place) =>
      readdirSync(join(REPOSITORY, place)).flatMap((name) =>
        /^(config|readEnv)\.ts$/.test(name) ? [read(`${place}/${name}`)] : [],
      ),
    )
    for (const [, name = ''] of dockerfile.matchAll(/\b((?:GATEWAY|WALLET|INDEXER)_\w+)=/g))
      expect(sources.join().includes(name.replace(/^WALLET_(KEK|PEPPER)_FILE$/, '$1')), name).toBe(true)
  })
})
