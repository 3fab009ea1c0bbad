import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addCrash, type Outcome } from '../outcome.ts'
import { REPORT_VARIABLE, readVitestReport } from '../reports/vitestReport.ts'
import { hasFile, REPOSITORY } from '../workspace.ts'
import type { Part, PartContext } from './part.ts'

const REPORTER = fileURLToPath(new URL('../reports/vitestReporter.ts', import.meta.url))
const TESTS = '{packages,apps,tooling}/**/*'

/** One browser works through a long table. */
const FULL_LIMIT_MS = 40 * 60_000

/** Some 50 files that start programs: more than the limit of all commands on a slow machine. */
const SYSTEM_LIMIT_MS = 30 * 60_000

/** Twice as many as there are cores: many of these tests wait for a limit to pass or for a program to start. */
const WORKERS = '--maxWorkers=4'
/** One more: these wait for frames to be drawn. */
const BROWSER_WORKERS = '--maxWorkers=3'

/** The projects of each part. Those with the name of a folder have files that share a process. */
const UNIT = selectProjects('node', 'apps/*/src', 'packages/*/src')
const SYSTEM = selectProjects('system', 'apps/gateway/test')
const WALLET = selectProjects('wallet', 'apps/wallet-server/test')

export const unit = createVitestPart({
  name: 'unit',
  args: [...UNIT, WORKERS],
  patterns: [`${TESTS}.test.ts`, `${TESTS}.test.tsx`],
})

export const system = createVitestPart({
  name: 'system',
  args: [...SYSTEM, WORKERS],
  limitMs: SYSTEM_LIMIT_MS,
  patterns: ['{packages,apps,tooling}/*/test/**/*.test.ts'],
})

/** What `system` is for the embedded wallet. */
export const wallet = createVitestPart({
  name: 'wallet',
  args: [...WALLET, WORKERS],
  patterns: ['{apps/wallet-*,packages/embedded-wallet-frame}/test/**/*.test.ts'],
})

export const browser = createVitestPart({
  name: 'browser',
  args: ['--project', 'browser', BROWSER_WORKERS],
  patterns: [`${TESTS}.browser.test.ts`, `${TESTS}.browser.test.tsx`],
})

/** The words of every language. */
const TEXTS = [
  'tooling/checks/src/translations/terms.test.ts',
  'apps/presale/src/locales/locales.test.ts',
  'packages/modal-ui/src/locales/locales.test.ts',
]

/** A part of `check`, which runs no other tests: `unit` has them, too. */
export const texts = createVitestPart({
  name: 'texts',
  args: [...UNIT, ...TEXTS],
  patterns: TEXTS,
})

/** What npm delivers, installed into apps outside the workspace. */
export const packed = createVitestPart({
  name: 'packed',
  directory: 'tooling/packed',
  patterns: ['tooling/packed/src/*.packed.ts'],
})

/** Every story in every width. */
export const fullStories = createFullPart('full-stories', 'apps/playground/test/stories.test.ts')

/** Every story under the strict policy. */
export const fullPolicy = createFullPart('full-policy', 'packages/modal/test/production.test.ts')

/** A kill at every line of a deployment's journal. */
export const fullDeployment = createFullPart(
  'full-deployment',
  'packages/presale-operator/src/deploy/killedDeployment.test.ts',
)

const MODAL_FAULTS = [
  'packages/modal/src/accountFaults.browser.test.ts',
  'packages/modal/src/serviceFaults.browser.test.ts',
  'packages/modal/src/serviceFaults.full.browser.test.ts',
]

/** Every way in which a gateway, a node or a wallet fails the modal's account, swap, names and on-ramp, in a browser. */
export const fullFaults = createVitestPart({
  name: 'full-faults',
  args: ['--project', 'browser', ...MODAL_FAULTS],
  // Only names that begin with `VITE_` reach a page.
  env: { FOYER_TEST_FULL: 'true', VITE_TEST_FULL: 'true' },
  limitMs: FULL_LIMIT_MS,
  patterns: MODAL_FAULTS,
})

/** Each part of the embedded wallet stopped before and after each step, in a browser. */
export const fullWalletFaults = createFullPart(
  'full-wallet-faults',
  'apps/wallet-frame/test/siteFaults.full.test.ts',
  'apps/wallet-frame/test/smartAccountFaults.full.test.ts',
)

/** Each way in which a login at a provider or with Farcaster fails, in a browser. */
export const fullLoginFaults = createFullPart(
  'full-login-faults',
  'apps/wallet-frame/test/loginFaults.full.test.ts',
)

/** What a user changes on the wallet's own page, stopped before and after each request. */
export const fullSettingsFaults = createFullPart(
  'full-settings-faults',
  'apps/wallet-frame/test/settingsFaults.full.test.ts',
)

function selectProjects(...names: string[]) {
  return names.flatMap((name) => ['--project', name])
}

export type CreateVitestPartParameters = {
  name: string
  /** Options of vitest. */
  args?: readonly string[]
  env?: Record<string, string>
  /** The folder of its configuration, relative to the repository. Default the repository's own. */
  directory?: string
  /** How long it may take. Default that of all commands. */
  limitMs?: number
  /** Its test files. */
  patterns: readonly string[]
}

/** A table that `test` does not run, or only a part of it. */
function createFullPart(name: string, ...files: string[]) {
  return createVitestPart({
    name,
    args: [...UNIT, ...SYSTEM, ...WALLET, ...files],
    env: { FOYER_TEST_FULL: 'true' },
    limitMs: FULL_LIMIT_MS,
    patterns: files,
  })
}

/** Tests that vitest runs. */
export function createVitestPart(parameters: CreateVitestPartParameters): Part {
  const { name, args = [], env, directory = '', limitMs, patterns } = parameters

  async function run(context: PartContext, files: readonly string[] = []): Promise<Outcome> {
    const { commands, log, prepareBrowser } = context
    await prepareBrowser()
    const report = join(context.directory, `${randomUUID()}.json`)
    const { exitCode } = await commands.run({
      file: 'vitest',
      args: ['run', ...args, '--reporter=default', `--reporter=${REPORTER}`, ...files],
      cwd: join(REPOSITORY, directory),
      env: { ...env, [REPORT_VARIABLE]: report },
      limitMs,
      onLine: log,
    })
    return addCrash(readVitestReport(await readFile(report, 'utf8')), exitCode)
  }

  return {
    name,
    load: 'heavy',
    isPresent: () => hasFile(...patterns),
    run: (context) => run(context),
    runAgain: (files, context) =>
      run(
        context,
        files.map(({ file }) => file),
      ),
  }
}
