#!/usr/bin/env node
import { join } from 'node:path'
import { intro, log, outro } from '@clack/prompts'
import { askFor, withoutAsking } from './askFor.ts'
import { CreateError } from './CreateError.ts'
import { createProject, findProblem } from './createProject.ts'
import { install } from './install.ts'
import { managerOf, runScript } from './managers.ts'
import { readOptions } from './readOptions.ts'
import { TEMPLATE_NAMES } from './templates.ts'

const HELP = `npm create foyer [folder] -- [options]

  -t, --template <name>            ${TEMPLATE_NAMES}
  --npm, --pnpm, --yarn, --bun     the package manager; default the one that you call
  --install, --no-install          whether it installs the packages
  -h, --help

What you leave out is asked for: three questions at most, and none where there is no terminal.
`

async function main() {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return void process.stdout.write(HELP)
  const manager = options.manager ?? managerOf(process.env.npm_config_user_agent)
  const canAsk = process.stdin.isTTY && process.stdout.isTTY && process.env.CI === undefined
  const problem = options.folder === undefined ? undefined : await findProblem(options.folder)
  if (problem !== undefined) throw new CreateError(problem)

  if (canAsk) intro('Foyer')
  const {
    folder,
    template,
    install: wanted,
  } = canAsk ? await askFor(options, manager) : withoutAsking(options)
  await createProject({ folder, template, templates: join(import.meta.dirname, 'templates') })
  if (wanted) await install(manager, folder)

  const steps = [
    ...(folder === '.' ? [] : [`cd ${folder}`]),
    ...(wanted ? [] : [`${manager} install`]),
    runScript(manager, 'dev'),
  ]
  log.message(`Next:\n${steps.map((step) => `  ${step}`).join('\n')}`)
  outro('Open the page, click the button and choose Dev Wallet: it needs no extension.')
}

try {
  await main()
} catch (error) {
  if (!(error instanceof CreateError)) throw error
  log.error(error.message, { output: process.stderr })
  process.exitCode = 1
}
