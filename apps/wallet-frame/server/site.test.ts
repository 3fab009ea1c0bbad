import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Project, projectFileSchema } from '@foyer/wallet-api'
import { createProjects } from '@foyer/wallet-api/projects'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadAssets } from './assets.ts'
import type { SiteSettings } from './config.ts'
import { createSite } from './createSite.ts'
import { type Manifest, toManifest } from './manifest.ts'
import { type RunningWalletFrame, startWalletFrame } from './startWalletFrame.ts'
import { verify } from './verify.ts'
import { verifySite } from './verifySite.ts'

const ID = '0'.repeat(32)
const PROJECT = {
  id: ID,
  name: 'A </script><script>alert(1)</script>',
  origins: ['https://dapp.example', 'https://shop.example:8443'],
  chains: {
    '56': { rpcUrls: ['https://rpc.example/key', 'https://other.example'] },
    '97': { rpcUrls: ['https://rpc.example/other'] },
  },
}

const PARSED = projectFileSchema.parse({ projects: [PROJECT] }).projects[0] as Project
const SETTINGS: SiteSettings = {
  host: '127.0.0.1',
  port: 0,
  idleSeconds: 75,
  publicUrl: 'https://wallet.example',
  authUrl: 'https://auth.example',
  vaultUrl: 'https://vault.example',
  farcasterRelayUrl: 'https://relay.example',
  projectsFile: '',
  operators: { own: 'Ada', other: undefined },
  logLevel: 'info',
}

let directory: string
let built: Manifest
let site: RunningWalletFrame
const lines: string[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-site-'))
  await mkdir(join(directory, '.vite'))
  await mkdir(join(directory, 'assets/signer'), { recursive: true })
  const manifest = {
    '_shared.js': { file: 'assets/shared-1.js' },
    'src/later.ts': { file: 'assets/later-1.js', imports: ['_shared.js'] },
    'src/main.ts': {
      file: 'assets/sdk-1.js',
      isEntry: true,
      imports: ['_shared.js'],
      css: ['assets/sdk-1.css'],
    },
    'src/loading/main.ts': { file: 'assets/loading-1.js', isEntry: true, css: ['assets/loading-1.css'] },
    'src/home/main.ts': { file: 'assets/home-1.js', isEntry: true, imports: ['_shared.js'] },
  }
  const files = [
    'sdk-1.js',
    'shared-1.js',
    'later-1.js',
    'sdk-1.css',
    'signer/worker-1.js',
    'loading-1.js',
    'loading-1.css',
    'home-1.js',
  ]
  for (const name of files) await writeFile(join(directory, 'assets', name), `/* ${name} */`)
  await writeFile(join(directory, 'restore.html'), '<h1>Restore</h1>')
  await writeFile(join(directory, '.vite/manifest.json'), JSON.stringify(manifest))
  site = await start()
  built = toManifest(await loadAssets(directory))
})

afterAll(async () => {
  await site.stop()
  await rm(directory, { recursive: true })
})

async function start(project: object = PROJECT, built = directory) {
  const projectsFile = join(directory, 'projects.json')
  await writeFile(projectsFile, JSON.stringify({ projects: [project] }))
  SETTINGS.projectsFile = projectsFile
  return startWalletFrame(SETTINGS, { directory: built, writeLog: (line) => void lines.push(line) })
}

const get = (path: string, url = site.url) => fetch(`${url}${path}`)
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** The headers of the server, without those that Node adds. */
function headersOf({ headers }: Response) {
  const {
    connection,
    'content-length': length,
    date,
    'keep-alive': keepAlive,
    'transfer-encoding': encoding,
    ...rest
  } = Object.fromEntries(headers)
  return rest
}

test('T13: /sdk has exactly these headers', async () => {
  const response = await get(`/sdk?projectId=${ID}&chainId=eip155%3A56&version=4`)
  expect(response.status).toBe(200)
  expect(headersOf(response)).toMatchInlineSnapshot(`
    {
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; script-src 'self' 'sha256-lhXhAUSL3CFDI25bXkq9EPN32lQ1QP1etZJmo+nbnVI=' 'sha256-yHpkjpulvWqVPQf4cVjlXvEW2NSWVo4q7YV2Chks54Q='; worker-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' https://auth.example https://vault.example https://relay.example https://rpc.example https://other.example; form-action 'none'; base-uri 'none'; frame-ancestors https://dapp.example https://shop.example:8443; require-trusted-types-for 'script'; trusted-types wallet lit-html",
      "content-type": "text/html; charset=utf-8",
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-resource-policy": "cross-origin",
      "permissions-policy": "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), clipboard-read=(), clipboard-write=(), compute-pressure=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), picture-in-picture=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=(), publickey-credentials-create=(self), publickey-credentials-get=(self)",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=31536000",
      "vary": "accept-language",
      "x-content-type-options": "nosniff",
    }
  `)
})

test('the page names its files with their digests, and its data ends no element', async () => {
  const html = await (await get(`/sdk?projectId=${ID}`)).text()
  expect(html).toContain(
    `<script type="module" src="/assets/sdk-1.js" integrity="${digest('/* sdk-1.js */')}"></script>`,
  )
  expect(html).toContain(
    `<link rel="modulepreload" href="/assets/shared-1.js" integrity="${digest('/* shared-1.js */')}">`,
  )
  expect(html).toContain(
    `<link rel="stylesheet" href="/assets/sdk-1.css" integrity="${digest('/* sdk-1.css */')}">`,
  )
  const [, importMap = ''] = /<script type="importmap">(.*)<\/script>/.exec(html) ?? []
  const scripts = ['loading-1.js', 'home-1.js', 'sdk-1.js', 'shared-1.js', 'later-1.js']
  expect(JSON.parse(importMap).integrity).toEqual(
    Object.fromEntries(scripts.map((name) => [`/assets/${name}`, digest(`/* ${name} */`)])),
  )
  // Files that load later are named nowhere else.
  expect(html.replace(importMap, '')).not.toContain('later-1')
  expect(html).not.toContain('alert(1)</script>')
  const [, json = ''] = /id="wallet">(.*)<\/script>$/m.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    project: { ...PROJECT, contracts: [] },
    authUrl: 'https://auth.example',
    vaultUrl: 'https://vault.example',
    farcasterRelayUrl: 'https://relay.example',
  })
})

test.each([
  ['/sdk', 'Unauthorized: invalid key'],
  [`/sdk?projectId=${'1'.repeat(32)}`, 'Unauthorized: invalid key'],
  ['/sdk?projectId=constructor', 'Unauthorized: invalid key'],
])('%s is no page, and no site may frame the answer', async (path, message) => {
  const response = await get(path)
  expect(response.status).toBe(403)
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ message })
})

test('a project without origins, or with the wallet’s own only, has no page', async () => {
  const empty = await start({ ...PROJECT, origins: [] })
  onTestFinished(() => empty.stop())
  const response = await get(`/sdk?projectId=${ID}`, empty.url)
  expect(response.status).toBe(403)
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await response.json()).toMatchObject({ message: 'Unauthorized: origin not allowed' })
})

test('does not start with a dapp on its own origin', async () => {
  await expect(start({ ...PROJECT, origins: ['https://wallet.example'] })).rejects.toThrow(
    "No dapp may be on the wallet's own origin",
  )
})

test('does not start before it is built', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'foyer-site-empty-'))
  onTestFinished(() => rm(empty, { recursive: true }))
  await expect(start(PROJECT, empty)).rejects.toThrow('pnpm --filter @foyer/wallet-frame build')
})

test('T13: /loading is framed by nobody, talks to auth only, and keeps its opener', async () => {
  const response = await fetch(`${site.url}/loading`, { headers: { 'accept-language': 'ko' } })
  expect(headersOf(response)).toMatchInlineSnapshot(`
    {
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; script-src 'self' 'sha256-yHpkjpulvWqVPQf4cVjlXvEW2NSWVo4q7YV2Chks54Q='; style-src 'self'; img-src data:; connect-src https://auth.example; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      "content-type": "text/html; charset=utf-8",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=31536000",
      "vary": "accept-language",
      "x-content-type-options": "nosniff",
    }
  `)
  const html = await response.text()
  expect(html).toContain('<html lang="ko">')
  expect(html).toContain(
    `<script type="module" src="/assets/loading-1.js" integrity="${digest('/* loading-1.js */')}"></script>`,
  )
  expect(html).toContain('href="/assets/loading-1.css"')
  expect(html).not.toContain('sdk-1')
})

test('files are kept for ever, and the policy of the worker leaves it no network', async () => {
  const script = await get('/assets/sdk-1.js')
  expect(await script.text()).toBe('/* sdk-1.js */')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const worker = await get('/assets/signer/worker-1.js')
  expect(headersOf(worker)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; script-src blob:",
    'cross-origin-embedder-policy': 'require-corp',
    'x-content-type-options': 'nosniff',
  })
})

test.each(['/assets/none.js', '/assets/../server/main.ts', '/assets/..%2f.vite/manifest.json', '/other'])(
  '%s is not found',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('T13: the user’s page is framed by nobody, talks to the servers, the relay and the nodes only, and lets no page hold it', async () => {
  const { headers } = await get('/')
  expect(headers.get('content-security-policy')?.replaceAll(/'sha256-[^']+'/g, '(digest)')).toBe(
    "default-src 'none'; script-src 'self' (digest) (digest); worker-src 'self'; style-src (digest); img-src data:; connect-src 'self' https://auth.example https://vault.example https://relay.example https://rpc.example https://other.example; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types wallet lit-html",
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('permissions-policy')).toContain('clipboard-write=(self)')
})

test('T13: the window of a backup is framed by nobody, asks no server, and keeps the frame that has opened it', async () => {
  const { headers } = await get('/backup')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy.replaceAll(/'sha256-[^']+'/g, '(digest)')).toBe(
    "default-src 'none'; script-src 'self' (digest) (digest); style-src (digest); img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types wallet lit-html",
  )
  expect(headers.get('cross-origin-opener-policy')).toBeNull()
})

test.each([
  [PROJECT.chains, false],
  [
    { ...PROJECT.chains, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { rpcUrls: ['https://sol.example'] } },
    true,
  ],
])(
  'the user’s page knows whether a project has a network of Solana, and asks its node nothing',
  async (chains, hasSolana) => {
    const file = projectFileSchema.parse({ projects: [{ ...PROJECT, chains }] })
    const app = createSite({
      settings: SETTINGS,
      assets: await loadAssets(directory),
      projects: createProjects(file, () => {}),
      theme: undefined,
      log: () => {},
      isEnding: () => false,
    })
    const response = await app.request('/')
    expect(await response.text()).toContain(`"hasSolana":${hasSolana}`)
    expect(response.headers.get('content-security-policy')).not.toContain('sol.example')
  },
)

test.each(['/', '/backup', '/loading'])(
  'the theme of the project file stands in %s, and its policy lets it in',
  async (path) => {
    const file = projectFileSchema.parse({ theme: { dark: { accent: '#f2b65a' } }, projects: [PROJECT] })
    const app = createSite({
      settings: SETTINGS,
      assets: await loadAssets(directory),
      projects: createProjects(file, () => {}),
      theme: file.theme,
      log: () => {},
      isEnding: () => false,
    })
    const response = await app.request(path)
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(await response.text()) ?? []
    expect(style).toContain('@media(prefers-color-scheme:dark){:root,[theme]{--fy-accent:#f2b65a}}')
    const sha256 = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${sha256}'`)
  },
)

test('the user’s page says in the browser’s language who runs the wallet and who can open it', async () => {
  const response = await fetch(`${site.url}/`, { headers: { 'accept-language': 'xx, de;q=0.9, ja;q=0.8' } })
  expect(response.headers.get('vary')).toBe('accept-language')
  const html = await response.text()
  expect(html).toContain('<html lang="ja">')
  expect(html).toContain('<h1>Ada</h1><small translate="no">wallet.example</small>')
  expect(html).toContain(
    `<script type="module" src="/assets/home-1.js" integrity="${digest('/* home-1.js */')}"></script>`,
  )
  const english = await (await get('/')).text()
  expect(english).toContain(
    'The operator can technically access this wallet, so keep only small amounts in it.',
  )
  expect(english).toContain('Not audited.')
  expect(english).toContain('Operated by Ada.')
})

test('the page that opens backups is saved, never shown from here', async () => {
  const response = await get('/restore.html')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="restore.html"')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(await response.text()).toBe('<h1>Restore</h1>')
})

describe('T13: verify', () => {
  const settingsOf = (url: string) => ({
    url,
    manifest: built,
    settings: SETTINGS,
    projects: [PARSED],
    theme: undefined,
  })
  const differencesOf = async (url: string) =>
    (await verify(settingsOf(url))).map(({ kind, path, what }) => `${kind} ${path}: ${what}`)

  /** A site of other files, of which some are flipped, missing or new. */
  async function startChanged(change: (folder: string) => Promise<void>) {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-site-changed-'))
    await cp(directory, folder, { recursive: true })
    await change(folder)
    const changed = await start(PROJECT, folder)
    onTestFinished(async () => {
      await changed.stop()
      await rm(folder, { recursive: true })
    })
    return changed.url
  }

  test('finds nothing on a site that serves this build', async () => {
    expect(await differencesOf(site.url)).toEqual([])
  })

  test('finds a flipped byte of any file, and the digests that the pages have of it', async () => {
    for (const name of [
      'assets/later-1.js',
      'assets/signer/worker-1.js',
      'assets/loading-1.css',
      'restore.html',
    ]) {
      const url = await startChanged(async (folder) => {
        const body = await readFile(join(folder, name))
        body[0] = (body[0] ?? 0) ^ 1
        await writeFile(join(folder, name), body)
      })
      const found = await differencesOf(url)
      expect(found).toContainEqual(
        expect.stringMatching(new RegExp(`^changed /${name}: sha384-.* in place of sha384-`)),
      )
      if (name === 'assets/later-1.js')
        expect(found).toContainEqual(expect.stringContaining(`changed /sdk?projectId=${ID}: line`))
    }
  })

  test('finds files that are missing and files that the build does not have', async () => {
    const url = await startChanged(async (folder) => {
      await rm(join(folder, 'assets/signer/worker-1.js'))
      await writeFile(join(folder, 'assets/extra-1.js'), '')
    })
    const found = await differencesOf(url)
    expect(found).toContain('missing /assets/signer/worker-1.js: answers 404')
    expect(found).toContain('unknown /assets/extra-1.js: listed in /integrity.json')
    expect(found).toContain(`unknown /assets/extra-1.js: named by /sdk?projectId=${ID}`)
  })

  test('finds a script in a page, another header, and pages in one language alone', async () => {
    const proxy = createServer(async (request, response) => {
      const answer = await fetch(`${site.url}${request.url}`, {
        headers: { 'accept-language': request.headers['accept-language'] ?? '' },
      })
      for (const [name, value] of answer.headers)
        if (!/length|encoding/.test(name)) response.setHeader(name, value)
      const isSdk = request.url?.startsWith('/sdk')
      if (isSdk) response.setHeader('set-cookie', 'a=b')
      if (request.url?.startsWith('/assets/signer/'))
        response.setHeader('content-security-policy', 'default-src *')
      const isJapanese = request.url === '/loading' && request.headers['accept-language'] === 'ja'
      const body = Buffer.from(await answer.arrayBuffer())
      response.statusCode = answer.status
      response.end(isSdk || isJapanese ? `${body}<script src="/assets/new.js"></script>` : body)
    })
    proxy.listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    onTestFinished(() => void proxy.close())
    const found = await differencesOf(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
    expect(found.map((line) => line.replace(/: .*/, ''))).toEqual([
      'changed /loading',
      'unknown /assets/new.js',
      `changed /sdk?projectId=${ID}`,
      `changed /sdk?projectId=${ID}`,
      'unknown /assets/new.js',
      'changed /assets/signer/worker-1.js',
    ])
    expect(found.join('\n')).toContain('header set-cookie: a=b')
    expect(found.join('\n')).toContain('header content-security-policy: default-src *')
  })

  test('finds a server or a node that the settings do not name', async () => {
    const other = { ...settingsOf(site.url), settings: { ...SETTINGS, vaultUrl: 'https://other.example' } }
    const found = (await verify(other)).map(({ path, what }) => `${path} ${what}`)
    expect(found.join('\n')).toContain("connect-src 'self' https://auth.example https://vault.example")
  })

  test('tells the operator line by line, and fails', async () => {
    const manifestFile = join(directory, 'integrity.json')
    await writeFile(manifestFile, JSON.stringify({ ...built, files: { '/assets/gone-1.js': digest('') } }))
    const lines: string[] = []
    const run = async (url: string) => {
      for await (const line of verifySite(url, SETTINGS, manifestFile)) lines.push(line)
    }
    await expect(run(site.url)).rejects.toThrow(/is not this build with these settings: \d+ differences/)
    expect(lines).toContain('missing  /assets/gone-1.js: answers 404')
    await writeFile(manifestFile, JSON.stringify(built))
    lines.length = 0
    await run(site.url)
    expect(lines).toEqual([
      expect.stringContaining('is this build: 9 files, the pages in all languages, and one project'),
    ])
    await expect(run('http://127.0.0.1:1')).rejects.toThrow('does not answer')
    await writeFile(manifestFile, '{}')
    await expect(run(site.url)).rejects.toThrow('is not the manifest of a build')
  })
})

test('tells whether it runs and takes requests', async () => {
  const other = await start()
  expect(await (await get('/health', other.url)).json()).toEqual({ status: 'ok' })
  expect((await get('/ready', other.url)).status).toBe(200)
  await other.stop()
  await expect(get('/health', other.url)).rejects.toThrow()
})

test('T12: its log has no query', async () => {
  await get(`/sdk?projectId=${ID}&email=ada@example.org`)
  expect(lines.at(-1)).toMatch(/^\{"ts":"[^"]+","lvl":"info","event":"GET \/sdk","code":"200","ms":\d+\}$/)
})
