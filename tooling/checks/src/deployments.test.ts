/** Nothing of `ops` is started here: what its files say is compared with the programs. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { REPOSITORY, read } from './workspace.ts'

/** The sources of each image, the files that read its settings, and its commands. */
const PROGRAMS = {
  'foyer-gateway': {
    folder: 'apps/gateway',
    settings: ['launcher/readEnv.ts'],
    commands: ['launcher/commands/start.ts', 'launcher/commands/migrate.ts'],
  },
  'foyer-wallet-server': {
    folder: 'apps/wallet-server',
    settings: ['src/config.ts'],
    commands: ['src/commands/addServerCommands.ts', 'src/commands/addDatabaseCommands.ts'],
  },
  'foyer-wallet-frame': {
    folder: 'apps/wallet-frame',
    settings: ['server/config.ts'],
    commands: ['server/main.ts'],
  },
  'foyer-indexer': {
    folder: 'apps/indexer',
    settings: ['launcher/readEnv.ts'],
    commands: ['launcher/main.ts'],
  },
  'foyer-presale': {
    folder: 'packages/presale-operator',
    settings: ['src/cli/session.ts'],
    commands: ['src/cli/commands/keeper.ts', 'src/cli/commands/monitor.ts'],
  },
  // Files that Caddy serves, without settings and commands.
  'foyer-site': { folder: 'apps/presale', settings: [], commands: [] },
  'foyer-console': { folder: 'apps/operator', settings: [], commands: [] },
}
const isImage = (name: string): name is keyof typeof PROGRAMS => Object.hasOwn(PROGRAMS, name)

/** The default port of each server. */
const PORTS: Record<string, number> = {
  gateway: 4600,
  auth: 5181,
  vault: 5182,
  wallet: 5180,
  indexer: 42069,
  'indexer-serve': 42069,
  site: 8080,
  console: 8080,
}
const SITES = ['site', 'console']

type Run = { image: string; command: string[]; variables: string[]; isMigration: boolean }

function checkRun({ image, command, variables, isMigration }: Run) {
  if (!isImage(image)) throw new Error(`There is no image ${image}.`)
  const { folder, settings, commands } = PROGRAMS[image]
  const dockerfile = read(`${folder}/Dockerfile`)
  expect(dockerfile).toContain(`-f ${folder}/Dockerfile -t ${image} .`)
  const known = settings.map((path) => read(`${folder}/${path}`)).join()
  for (const variable of variables) {
    const name = variable.replace(/_FILE$/, '')
    // The names of keys are put together there.
    const isKnown = [variable, name, name.replace(/^WALLET_(?=KEK|PEPPER|IDENTITY)/, '')].some((one) =>
      new RegExp(`\\b${one}\\b`).test(known),
    )
    expect(isKnown, `${image} ${variable}`).toBe(true)
  }
  const program = commands.map((path) => read(`${folder}/${path}`)).join()
  const words = command.filter((word) => /^[a-z]/.test(word)).slice(0, command[0] === 'keeper' ? 2 : 1)
  for (const word of words) expect(program, `${image} ${word}`).toMatch(new RegExp(`'${word}['\\s]`))
  for (const option of command.filter((word) => word.startsWith('--') && !isShared(word)))
    expect(program, `${image} ${option}`).toContain(option)
  expect(isMigration).toBe(command[0] === 'migrate')
}

/** Options that every command of the presale takes. */
const isShared = (option: string) => ['--network', '--rpc', '--deployment'].includes(option)

const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  user: z.string(),
  restart: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.array(z.string()),
  ports: z.array(z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  deploy: z.object({ replicas: z.number() }).optional(),
  secrets: z.array(z.union([z.string(), z.object({ source: z.string(), target: z.string() })])).default([]),
})
const compose = z
  .object({
    services: z.record(z.string(), serviceSchema),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(read('ops/compose/compose.yaml'), { merge: true }))
const services = Object.entries(compose.services)

describe.each(services)('the service %s of compose', (name, service) => {
  const secrets = service.secrets.map((secret) =>
    typeof secret === 'string' ? { source: secret, target: secret } : secret,
  )

  test('runs as a user who may little, and says its health', () => {
    expect(service.user).toBe('1000:1000')
    expect(service.security_opt).toContain('no-new-privileges:true')
    if (service.restart === 'no') return
    const isHealthKnown = isImage(service.image)
      ? /^HEALTHCHECK .*CMD/m.test(read(`${PROGRAMS[service.image].folder}/Dockerfile`))
      : false
    expect(isHealthKnown || service.healthcheck !== undefined).toBe(true)
  })

  test('gets the secrets that it names, each of them a file', () => {
    for (const { source } of secrets) expect(compose.secrets, source).toHaveProperty([source])
    for (const [variable, value] of Object.entries(service.environment)) {
      if (value.startsWith('/run/secrets/'))
        expect(
          secrets.map(({ target }) => `/run/secrets/${target}`),
          variable,
        ).toContain(value)
      expect(variable).not.toMatch(/(PASSWORD|_KEY|_KEK|_PEPPER|DATABASE_URL|SMTP_URL)$/)
    }
    // Those that the image expects, which a migration does not read.
    const image =
      isImage(service.image) && !name.endsWith('-migrate') ? PROGRAMS[service.image].folder : undefined
    const expected =
      image === undefined ? [] : read(`${image}/Dockerfile`).matchAll(/=\/run\/secrets\/(\w+)/g)
    for (const [, secret] of expected) expect(secrets.map(({ target }) => target)).toContain(secret)
    for (const other of Object.keys(service.depends_on)) expect(compose.services).toHaveProperty([other])
  })

  if (service.build !== undefined)
    test('has an image, settings and commands that are there', () => {
      const folder = isImage(service.image) ? PROGRAMS[service.image].folder : ''
      expect(service.build).toEqual({ context: '../..', dockerfile: `${folder}/Dockerfile` })
      checkRun({
        image: service.image,
        command: service.command,
        variables: Object.keys(service.environment),
        isMigration: name.endsWith('-migrate'),
      })
    })
})

test('nothing but Caddy is reached from outside, and it asks each server at its port', () => {
  expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['caddy'])
  const caddyfile = read('ops/compose/Caddyfile')
  const asked = [...caddyfile.matchAll(/^\timport processes (\S+) (\d+)$/gm)]
  expect(asked.map(([, name]) => name)).toEqual([
    'gateway',
    'auth',
    'vault',
    'wallet',
    'indexer-serve',
    ...SITES,
  ])
  for (const [, name = '', port] of asked) {
    expect(PORTS[name]).toBe(Number(port))
    expect(compose.services[name]?.deploy?.replicas).toBe(2)
  }
  for (const [, variable = ''] of caddyfile.matchAll(/\{\$(\w+)\}/g))
    expect(compose.services.caddy?.environment).toHaveProperty([variable])
})

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const podSchema = z.object({
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(1000) }),
  automountServiceAccountToken: z.literal(false),
  containers: z.array(
    z.object({
      image: z.string(),
      args: z.array(z.string()).default([]),
      ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
      env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
      livenessProbe: probe.optional(),
      readinessProbe: probe.optional(),
      securityContext: z.object({
        readOnlyRootFilesystem: z.literal(true),
        allowPrivilegeEscalation: z.literal(false),
        capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
      }),
      volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
    }),
  ),
  volumes: z.array(z.looseObject({ name: z.string() })),
})
const resource = z.looseObject({
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    template: z.object({ spec: podSchema }).optional(),
    jobTemplate: z.object({ spec: z.object({ template: z.object({ spec: podSchema }) }) }).optional(),
  }),
})
const folders = ['ops/kubernetes', 'ops/kubernetes/migrate']
const resources = folders.flatMap((folder) =>
  (parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] }).resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => resource.parse(document.toJS())),
  ),
)
const workloads = resources.flatMap(({ kind, metadata: { name }, spec }) => {
  const pod = spec.template?.spec ?? spec.jobTemplate?.spec.template.spec
  return pod === undefined ? [] : [{ kind, name, pod }]
})
const namesOf = (kind: string) =>
  resources.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)

test('kustomize reads every file of the base', () => {
  for (const folder of folders)
    expect((parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] }).resources.sort()).toEqual(
      readdirSync(join(REPOSITORY, folder))
        .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
        .sort(),
    )
})

test('every server has a service, a budget for disruptions, and more processes under load', () => {
  const servers = ['gateway', 'auth', 'vault', 'wallet', 'indexer-serve', ...SITES]
  for (const kind of ['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
    expect(namesOf(kind).sort()).toEqual(servers.toSorted())
  expect(namesOf('Deployment')).toEqual(expect.arrayContaining(servers))
})

describe.each(workloads)('$kind $name', ({ kind, name, pod }) => {
  const [container] = pod.containers
  if (container === undefined) throw new Error(`${name} has no container.`)

  test('has an image, settings and commands that are there', () => {
    checkRun({
      image: container.image,
      command: container.args,
      variables: container.env.map((one) => one.name),
      isMigration: kind === 'Job',
    })
  })

  test('mounts what its files are on', () => {
    const places = container.volumeMounts.map(({ mountPath }) => mountPath)
    for (const { value } of container.env)
      if (value.startsWith('/run/secrets/')) expect(places).toContain('/run/secrets/foyer')
    // A folder may be mounted, and one of its files elsewhere.
    expect([...new Set(container.volumeMounts.map((one) => one.name))].sort()).toEqual(
      pod.volumes.map((one) => one.name).sort(),
    )
  })

  if (kind === 'Deployment')
    test('is asked for its health at its port', () => {
      expect(container.livenessProbe).toBeDefined()
      const isServer = Object.hasOwn(PORTS, name)
      if (isServer) expect(container.ports).toContainEqual({ name: 'http', containerPort: PORTS[name] })
      for (const { httpGet } of [container.livenessProbe, container.readinessProbe].filter((one) => !!one))
        expect(container.ports.map((one) => one.name)).toContain(httpGet.port)
      const health = SITES.includes(name) ? '/index.html' : isServer ? '/health' : '/metrics'
      expect(container.livenessProbe?.httpGet.path).toBe(health)
      // The page of the wallet has nothing to wait for, and the reader of the chain answers nobody.
      if (isServer && !['wallet', 'indexer', ...SITES].includes(name))
        expect(container.readinessProbe?.httpGet.path).toBe('/ready')
    })
})

const units = readdirSync(join(REPOSITORY, 'ops/systemd')).filter((file) => file.endsWith('.service'))

test.each(units)('%s starts a program with settings that are there, as a user of its own', (file) => {
  const unit = read(`ops/systemd/${file}`)
  const [, program = '', rest = ''] =
    /^ExecStart=\S+ --conditions=@foyer\/source (\S+) (.*)$/m.exec(unit) ?? []
  expect(existsSync(join(REPOSITORY, program)), program).toBe(true)
  const image = Object.entries(PROGRAMS).find(([, { folder }]) => program.startsWith(`${folder}/`))?.[0]
  const variables = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
  checkRun({
    image: image ?? '',
    command: rest.split(' '),
    variables: variables.filter((name) => name !== 'NODE_ENV'),
    isMigration: false,
  })
  expect(unit).toMatch(/^DynamicUser=yes$/m)
  const credentials = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name)
  for (const [, name] of unit.matchAll(/=%d\/([\w-]+)$/gm)) expect(credentials).toContain(name)
  if (unit.includes('Type=oneshot'))
    expect(existsSync(join(REPOSITORY, 'ops/systemd', file.replace('.service', '.timer')))).toBe(true)
})

describe('settings of docs/scale.md', () => {
  /** Those that programs read, and the variables of compose. */
  const known = [
    ...Object.values(PROGRAMS).flatMap(({ folder, settings }) => settings.map((path) => `${folder}/${path}`)),
    'packages/server-kit/src/tracing/tracingSettings.ts',
    'ops/compose/compose.yaml',
  ]
    .map(read)
    .join()
  const names = [...read('docs/scale.md').matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b|…(?:_[A-Z]+)+\b/g)]

  test.each([...new Set(names.map(([name]) => name))].filter((name) => name !== 'FOYER_TEST_FULL'))(
    '%s is there',
    (name) => {
      // `…_MIGRATE` stands for the setting of each program.
      expect(known).toMatch(new RegExp(`\\b${name.replace('…', '[A-Z]+')}\\b`))
    },
  )
})
