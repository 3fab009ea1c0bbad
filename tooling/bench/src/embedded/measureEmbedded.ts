import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { BUDGETS, REQUESTS } from '@foyer/harness/budgets'
import { buildPackages } from '@foyer/packed'
import { type Assets, loadAssets } from '@foyer/wallet-frame/assets'
import { build } from 'vite'
import { buildSite } from '../harness/buildSite.ts'
import { launchBrowser } from '../harness/launchBrowser.ts'
import { median } from '../harness/median.ts'
import type { Row } from '../row.ts'
import { measureClient } from './measureClient.ts'
import { measureLogins } from './measureLogins.ts'
import { playFarcasterLogin } from './playFarcasterLogin.ts'
import { type LoginSession, playLogin } from './playLogin.ts'
import { playPasskeyLogin } from './playPasskeyLogin.ts'
import { playPurchases } from './playPurchases.ts'
import { playSocialLogin } from './playSocialLogin.ts'
import { purchaseRows } from './purchaseRows.ts'
import { startWallet } from './startWallet.ts'

const APP = fileURLToPath(new URL('..', import.meta.resolve('@foyer/wallet-frame/server')))

/** Sessions; each timing is their median. */
const RUNS = 3

type Progress = (message: string) => void

/** Measures what the page in a dapp's iframe loads before a login, the signer after it, and the time of a login. */
export async function measureEmbedded(onProgress: Progress): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-bench-wallet-'))
  try {
    const built = join(directory, 'site')
    onProgress("Building the wallet's site")
    await build({ root: APP, logLevel: 'silent', build: { outDir: built, emptyOutDir: true } })
    return [...toRows(await loadAssets(built)), ...(await measureUse({ directory, built, onProgress }))]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

type MeasureUseParameters = { directory: string; built: string; onProgress: Progress }

async function measureUse({ directory, built, onProgress }: MeasureUseParameters): Promise<Row[]> {
  await buildPackages(onProgress)
  const page = await buildSite('embedded')
  const wallet = await startWallet({ directory, built, origin: page.origin })
  const browser = await launchBrowser([], { storagePartitioning: true })
  try {
    const sessions: LoginSession[] = []
    for (let run = 1; run <= RUNS; run++) {
      onProgress(`Session ${run} of ${RUNS}`)
      sessions.push(await playLogin(browser, page.origin, wallet))
    }
    const logins = []
    for (let run = 1; run <= RUNS; run++) logins.push(await playSocialLogin(browser, page.origin, wallet))
    const approvals = []
    for (let run = 1; run <= RUNS; run++)
      approvals.push(await playFarcasterLogin(browser, page.origin, wallet))
    const purchases = []
    for (let run = 1; run <= RUNS; run++) purchases.push(await playPurchases(browser, page.origin, wallet))
    const protectedSessions = []
    for (let run = 1; run <= RUNS; run++)
      protectedSessions.push(await playPasskeyLogin({ browser, origin: page.origin, wallet, directory }))
    const timing = (what: string, name: keyof LoginSession, most: number): Row => ({
      what,
      unit: 'ms',
      budget: { most },
      measured: median(sessions.map((session) => session[name])),
    })
    return [
      {
        what: "requests to the wallet's site before a login by e-mail is chosen",
        measured: Math.max(...sessions.map(({ early }) => early)),
        unit: 'requests',
        budget: { most: 0 },
      },
      ...(await measureClient()),
      timing('address to the next view, the iframe not loaded', 'firstSubmitMs', 1_200),
      timing('the same, the iframe loaded', 'laterSubmitMs', 300),
      timing('Approve to the signature in the page', 'signatureMs', 250),
      timing('reload to the connection', 'reloadMs', 1_500),
      {
        what: 'social login: click to the page of the provider',
        measured: median(logins.map(({ providerMs }) => providerMs)),
        unit: 'ms',
      },
      {
        what: 'social login: choice of a user to the connection',
        measured: median(logins.map(({ walletMs }) => walletMs)),
        unit: 'ms',
      },
      {
        what: 'login with Farcaster: click to the code and the link',
        measured: median(approvals.map(({ linkMs }) => linkMs)),
        unit: 'ms',
      },
      {
        what: 'login with Farcaster: approval in the app to the connection',
        measured: median(approvals.map(({ walletMs }) => walletMs)),
        unit: 'ms',
      },
      ...(await purchaseRows(wallet.sale, purchases)),
      {
        what: 'backup file: passphrase to the address and the words',
        measured: median(protectedSessions.map(({ restoreMs }) => restoreMs)),
        unit: 'ms',
      },
      {
        what: 'login with a passkey on a new device: press to the connection',
        measured: median(protectedSessions.map(({ walletMs }) => walletMs)),
        unit: 'ms',
      },
      ...(await measureLogins(wallet, page.origin, onProgress)),
    ]
  } finally {
    await browser.close()
    await wallet.stop()
    await page.close()
  }
}

function toRows({ files, sdk: { scripts, styles } }: Assets): Row[] {
  const kiB = (paths: string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(files.get(path)?.body ?? '').length, 0) / 1_024
  const first = scripts.map(({ url }) => url)
  const signerOf = (name: string) =>
    [...files.keys()].filter((path) => path.startsWith(`/assets/signer/${name}-`))
  const smartAccount = [...files.keys()].filter((path) =>
    /^\/assets\/(createOperationRequests|accountAbi|decodeCalls|encodeFunctionData)-/.test(path),
  )
  const solana = [...files.keys()].filter((path) =>
    /^\/assets\/(createSolana\w*|fy-wallet-solana)-/.test(path),
  )
  return [
    {
      what: '/sdk: JS before a login',
      measured: kiB(first),
      unit: 'KiB',
      budget: { most: BUDGETS.walletPage },
    },
    {
      what: '/sdk: requests before a login',
      measured: 1 + scripts.length + styles.length,
      unit: 'requests',
      budget: { most: REQUESTS.walletPage },
    },
    {
      what: 'signer: JS, loaded at the login',
      measured: kiB(signerOf('worker')),
      unit: 'KiB',
      budget: { most: BUDGETS.signer },
    },
    {
      what: 'signer: JS, loaded with the first request of Solana',
      measured: kiB(signerOf('solana')),
      unit: 'KiB',
      budget: { most: BUDGETS.signerSolana },
    },
    {
      what: 'Solana: JS of the page, loaded with its first request',
      measured: kiB(solana),
      unit: 'KiB',
      budget: { most: BUDGETS.walletSolana },
    },
    {
      what: 'smart account: JS, loaded with its first calls',
      measured: kiB(smartAccount),
      unit: 'KiB',
      budget: { most: BUDGETS.smartAccount },
    },
  ]
}
