import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endWithParent } from '../processes/endWithParent.ts'
import { findFreePort } from '../processes/findFreePort.ts'
import { findProgram } from '../programs/findProgram.ts'

/** Path of nginx, which is undefined where there is none and none may be installed. */
export const findNginx = () => findProgram({ names: ['nginx'], debianPackage: 'nginx-light' })

/** Directives beside those that tests need, with a `;` each. */
export type NginxDirectives = {
  /** The way in which requests are spread, such as `ip_hash;`. Default: in turn. */
  upstream?: string
  /** Such as `proxy_cache pages;`. */
  location?: string
  /** Those of a cache name a folder below the one of the process, which is removed with it. */
  http?: string
}

/**
 * Starts an nginx in front of processes, by their ports on the loopback. It asks one that has failed again after a second,
 * where nginx waits for ten: three that end one after the other would leave nobody to ask. It keeps its connections, and tells
 * them the client's address after what the client says of itself. So a process behind it that believes two hops sees
 * `x-forwarded-for` of the test.
 *
 * @throws {Error} there is no nginx, or it ended while starting
 */
export async function startNginx<name extends string>(
  services: Record<name, readonly number[]>,
  directives: NginxDirectives = {},
) {
  const program = await findNginx()
  if (program === undefined) throw new Error('There is no nginx on this machine.')
  const directory = await mkdtemp(join(tmpdir(), 'foyer-nginx-'))
  const names = Object.keys(services) as name[]
  const ports = new Map<name, number>()
  for (const each of names) ports.set(each, await findFreePort())
  const file = join(directory, 'nginx.conf')
  await writeFile(
    file,
    createConfig(
      directory,
      names.map((each) => ({ name: each, port: ports.get(each) ?? 0, ports: services[each] })),
      directives,
    ),
  )
  const child = spawn(program, ['-p', directory, '-c', file, '-e', join(directory, 'error.log')], {
    stdio: 'ignore',
  })
  endWithParent(child, 'QUIT')
  const exited = once(child, 'exit')
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  exited.then(end, end)
  while (!(await isListening([...ports.values()][0] ?? 0))) {
    if (hasEnded)
      throw new Error(
        `nginx ended while starting: ${await readFile(join(directory, 'error.log'), 'utf8').catch(String)}`,
      )
    await wait(20)
  }
  return {
    urls: Object.fromEntries(names.map((each) => [each, `http://127.0.0.1:${ports.get(each)}`])) as Record<
      name,
      string
    >,
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

type Listening = { name: string; port: number; ports: readonly number[] }

const createConfig = (directory: string, services: readonly Listening[], directives: NginxDirectives) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${directory}/nginx.pid;
worker_processes 1;
worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${directory}/${kind};`).join('\n  ')}
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  ${directives.http ?? ''}
${services.map((service) => createService(service, directives)).join('\n')}
}`

const createService = (
  { name, port, ports }: Listening,
  { upstream = '', location = '' }: NginxDirectives,
) => `
  upstream ${name} {
    ${upstream}
    ${ports.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://${name};
      ${location}
    }
  }`
