import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { IS_FULL } from '../full.ts'

/**
 * Folders whose test files leave nothing behind in their process and replace no modules, and so share a process. Each in
 * a separate one would import and compile the same modules again, which is half of their work.
 */
export const SHARED_FOLDERS = [
  'apps/gateway/launcher',
  'apps/gateway/src',
  'apps/gateway/test',
  'apps/operator/src',
  'apps/presale/src',
  'apps/wallet-frame/server',
  'apps/wallet-frame/src',
  'apps/wallet-server/src',
  'apps/wallet-server/test',
  'packages/chain-kit/src',
  'packages/embedded-wallet-frame/src',
  'packages/embedded-wallet-frame/test',
  'packages/modal-core/src',
  'packages/modal/src',
  'packages/modal/test',
  'packages/modal-ui/src',
  'packages/presale-operator/src',
  'packages/names/src',
  'packages/server-kit/src',
  'packages/site-kit/src',
  'packages/testing/src',
  'packages/wallet-api/src',
  'tooling/bench/src',
  'tooling/checks/src',
  'tooling/stand-ins/src',
]

/** Packages whose tests in a browser leave nothing behind on their page, and so share one. */
export const SHARED_PAGES = ['apps/operator', 'apps/presale', 'packages/modal', 'packages/modal-ui']

export type ListProjectsParameters = {
  /** The repository. */
  root: string
  /** A package's folder, relative to the root, whose tests alone are listed. Default all. */
  only?: string | undefined
  /** Patterns of files that do not run. */
  exclude: readonly string[]
  /** Loads the settings of tests in a browser, for the first package that has some. */
  browser: () => Promise<NonNullable<TestProjectInlineConfiguration['test']>['browser']>
}

/**
 * The projects of each package: `name` with the tests beside the code, `name:system` with those in `test/`, which start
 * builds, servers, chains and browsers, `name:browser` with those that run in a browser, and `:shared` for folders whose
 * files share a process. Such a folder may have a `globalSetup.ts`, for what all its processes need once.
 */
export async function listProjects({ root, only, exclude, browser }: ListProjectsParameters) {
  const folders = globSync('{packages,apps,tooling}/*/package.json', { cwd: root }).map((file) =>
    dirname(file),
  )
  let loading: ReturnType<typeof browser> | undefined
  const loadBrowser = () => {
    loading ??= browser()
    return loading
  }
  const projects = folders
    .filter((folder) => only === undefined || folder === only)
    .map(async (folder): Promise<TestProjectInlineConfiguration[]> => {
      const name = basename(folder)
      const shared = SHARED_FOLDERS.filter((path) => path.startsWith(`${folder}/`))
      const outside = [...exclude, ...shared.map((path) => `${path}/**`)]
      const browserTests = `${folder}/**/*.browser.test.{ts,tsx}`
      const project = (
        suffix: string,
        test: NonNullable<TestProjectInlineConfiguration['test']>,
      ): TestProjectInlineConfiguration => ({ extends: true, test: { name: `${name}${suffix}`, ...test } })
      return [
        project('', {
          include: [`${folder}/**/*.test.{ts,tsx}`],
          exclude: [...outside, browserTests, `${folder}/test/**`],
        }),
        ...(existsSync(join(root, folder, 'test'))
          ? [project(':system', { include: [`${folder}/test/**/*.test.{ts,tsx}`], exclude: outside })]
          : []),
        ...shared.map((path) =>
          project(`:shared:${basename(path)}`, {
            isolate: false,
            ...(existsSync(join(root, path, 'globalSetup.ts'))
              ? { globalSetup: [join(root, path, 'globalSetup.ts')] }
              : {}),
            include: [`${path}/**/*.test.{ts,tsx}`],
            exclude: [...exclude, browserTests],
          }),
        ),
        ...(globSync(browserTests, { cwd: root, exclude: (path) => path === 'node_modules' }).length > 0
          ? [
              {
                ...project(':browser', {
                  include: [browserTests],
                  exclude: [...exclude],
                  isolate: !SHARED_PAGES.includes(folder),
                  browser: await loadBrowser(),
                }),
                // For `@foyer/harness/full`: a browser has no environment variables.
                define: { 'process.env.FOYER_TEST_FULL': IS_FULL ? '"true"' : 'undefined' },
              },
            ]
          : []),
      ]
    })
  return (await Promise.all(projects)).flat()
}
