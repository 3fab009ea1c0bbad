import { fileURLToPath } from 'node:url'
import { createLineWriter, createLog, type LogFields, OperatorError, startServer } from '@foyer/server-kit'
import { createProjects, LOG_FIELDS, loadProjects } from '@foyer/wallet-api/projects'
import { loadAssets } from './assets.ts'
import type { SiteSettings } from './config.ts'
import { createSite } from './createSite.ts'

/** The folder that `vite build` writes to. */
export const BUILT = fileURLToPath(new URL('../dist', import.meta.url))

export type RunningWalletFrame = {
  url: string
  /** Ends within about ten seconds: new connections are refused, open requests are answered. */
  stop: () => Promise<void>
}

export type StartOptions = {
  /** Takes each line of the log. Default standard output. */
  writeLog?: (line: string) => void
  /** The folder of the built site. Default `dist` of this package. */
  directory?: string
}

/**
 * Starts the site with these settings.
 *
 * @throws {OperatorError} the site was not built, the project file is wrong, or the port is taken
 */
export async function startWalletFrame(
  settings: SiteSettings,
  { writeLog = createLineWriter(process.stdout), directory = BUILT }: StartOptions = {},
): Promise<RunningWalletFrame> {
  const log = createLog<LogFields>({ level: settings.logLevel, fields: LOG_FIELDS, write: writeLog })
  const file = await loadProjects(settings.projectsFile)
  const own = file.projects.find(({ origins }) => origins.includes(settings.publicUrl))
  if (own)
    throw new OperatorError(
      `${settings.projectsFile} lists ${settings.publicUrl} for ${own.name}. No dapp may be on the wallet's own origin: it could read keys there.`,
      { section: 'project-file' },
    )
  let isEnding = false
  const app = createSite({
    settings,
    assets: await loadAssets(directory),
    projects: createProjects(file, log),
    theme: file.theme,
    log,
    isEnding: () => isEnding,
  })
  const server = await startServer(app, { ...settings, portVariable: 'WALLET_PORT' })
  return {
    url: `http://${settings.host}:${server.port}`,
    async stop() {
      isEnding = true
      await server.stop()
    },
  }
}
