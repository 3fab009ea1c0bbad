import { randomBytes } from 'node:crypto'
import { SOCIAL_PROVIDERS } from '@foyer/embedded-wallet-frame/protocol'
import { OperatorError } from '@foyer/server-kit'
import type { Command } from 'commander'
import { SWITCHABLE } from '../../src/features.ts'
import { isOriginEntry } from '../../src/http/isAllowedOrigin.ts'
import type { Project } from '../../src/store/createProjectStore.ts'
import type { Store } from '../../src/store/createStore.ts'
import type { FeatureSwitches } from '../../src/store/schema.ts'
import type { CommandContext } from '../createProgram.ts'

/** Social providers that a project's list may name. */
const PROVIDERS: readonly string[] = ['email', ...SOCIAL_PROVIDERS, 'farcaster']

export function addProjectCommands(program: Command, { write, withStore }: CommandContext) {
  const project = program
    .command('project')
    .description('create and change projects; a running gateway follows in seconds')

  project
    .command('create <name>')
    .description('make a project and print its id')
    .requiredOption('--origin <origins...>', 'pages that may use it, such as https://app.example')
    .option('--id <id>', '32 hexadecimal digits; default: random')
    .option('--analytics', 'keep analytics events')
    .action(async (name: string, options: { origin: string[]; id?: string; analytics?: boolean }) => {
      const id = options.id === undefined ? randomBytes(16).toString('hex') : checkId(options.id)
      const origins = checkOrigins(options.origin)
      const isNew = await withStore((store) =>
        store.createProject({ id, name, origins, analytics: options.analytics === true }),
      )
      if (!isNew) throw refuse(`There is a project ${id} already. Choose another --id, or change that one.`)
      write(id)
    })

  project
    .command('list')
    .description('list all projects')
    .action(async () => {
      const list = await withStore((store) => store.listProjects())
      if (list.length === 0) write('There are no projects. `gateway project create` makes one.')
      for (const { id, name, disabledAt } of list) write(`${id}  ${name}${disabledAt ? '  (disabled)' : ''}`)
    })

  project
    .command('show <id>')
    .description('print what a project is set to')
    .action(async (id: string) => write(describe(await findProject(id))))

  project
    .command('origins <id> <origins...>')
    .description('replace the list of pages; https://*.example.com stands for every host below it')
    .action((id: string, origins: string[]) => update(id, { origins: checkOrigins(origins) }))

  project
    .command('features <id> <switches...>')
    .description(
      `replace switches, such as activity=off or social_login=email,google; ids: ${SWITCHABLE.join(', ')}`,
    )
    .action((id: string, switches: string[]) => update(id, { features: readSwitches(switches) }))

  project
    .command('analytics <id> <on|off>')
    .description('keep analytics events, or not')
    .action((id: string, value: string) => update(id, { analytics: readSwitch(value) }))

  project
    .command('limit <id> <requests>')
    .description('requests a minute in place of the configuration’s; "default" takes that back')
    .action((id: string, value: string) => update(id, { perMinute: readLimit(value) }))

  project
    .command('disable <id>')
    .description('answer its requests with 401; nothing is deleted')
    .action((id: string) => update(id, { disabledAt: new Date() }))

  project
    .command('enable <id>')
    .description('take `disable` back')
    .action((id: string) => update(id, { disabledAt: null }))

  async function update(id: string, changes: Parameters<Store['updateProject']>[1]) {
    const project = await withStore((store) => store.updateProject(checkId(id), changes))
    if (!project) throw unknown(id)
    write(describe(project))
  }

  async function findProject(id: string): Promise<Project> {
    const list = await withStore((store) => store.listProjects())
    const project = list.find((one) => one.id === checkId(id))
    if (!project) throw unknown(id)
    return project
  }
}

function describe({ id, name, origins, features, analytics, perMinute, disabledAt }: Project) {
  const switches = Object.entries(features).map(
    ([feature, value]) => `${feature}=${Array.isArray(value) ? value.join(',') : value ? 'on' : 'off'}`,
  )
  return [
    `id         ${id}`,
    `name       ${name}`,
    `origins    ${origins.join(' ')}`,
    `features   ${switches.join(' ') || 'as the gateway can'}`,
    `analytics  ${analytics ? 'on' : 'off'}`,
    `limit      ${perMinute ?? 'default'}`,
    `disabled   ${disabledAt?.toISOString() ?? 'no'}`,
  ].join('\n')
}

function checkId(id: string) {
  if (!/^[0-9a-f]{32}$/.test(id))
    throw refuse(`${id} is no project id. Expected 32 hexadecimal digits in lower case.`)
  return id
}

function checkOrigins(origins: readonly string[]) {
  const wrong = origins.find((origin) => !isOriginEntry(origin))
  if (wrong !== undefined)
    throw refuse(
      `${wrong} is not an origin. Expected scheme and host without a path, such as https://app.example.`,
    )
  return [...new Set(origins)]
}

function readSwitches(texts: readonly string[]): FeatureSwitches {
  return Object.fromEntries(
    texts.map((text) => {
      const [id = '', value = ''] = text.split('=', 2)
      if (!(SWITCHABLE as readonly string[]).includes(id))
        throw refuse(`${id} is no feature. Expected one of ${SWITCHABLE.join(', ')}.`)
      return [id, id === 'social_login' && value !== 'off' ? readProviders(value) : readSwitch(value)]
    }),
  )
}

function readProviders(value: string) {
  const list = value.split(',').filter((name) => name !== '')
  const wrong = list.find((name) => !PROVIDERS.includes(name))
  if (wrong !== undefined || list.length === 0)
    throw refuse(
      `${value} is no list of sign-ins. Expected names of ${PROVIDERS.join(', ')}, separated by commas, or off.`,
    )
  return list
}

function readSwitch(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw refuse(`Expected on or off, not ${value || 'nothing'}.`)
  return value === 'on'
}

function readLimit(value: string): number | null {
  if (value === 'default') return null
  if (!/^[1-9]\d{0,7}$/.test(value))
    throw refuse(`${value} is not a number of requests. Expected 1 to 99,999,999, or default.`)
  return Number(value)
}

const refuse = (message: string) => new OperatorError(message, { section: 'commands' })
const unknown = (id: string) => refuse(`There is no project ${id}. \`gateway project list\` lists them.`)
