import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MultiProcessMutex } from '@nomicfoundation/hardhat-utils/synchronization'
import type { Artifact, ArtifactResolver, BuildInfo } from '@nomicfoundation/ignition-core'
import { execa } from 'execa'
import { SaleError } from '../errors.ts'

/** Folder of the Hardhat project with the contracts. */
export const CONTRACTS_PROJECT = dirname(
  fileURLToPath(import.meta.resolve('@foyer/presale-contracts/package.json')),
)
const ARTIFACTS = join(CONTRACTS_PROJECT, 'artifacts')
const HARDHAT = join(CONTRACTS_PROJECT, 'node_modules/hardhat/dist/src/cli.js')

/** Time to wait for another process that compiles, milliseconds: a cold compiler on a busy machine. */
const LOCK_TIMEOUT = 300_000

/** Folders of contracts that are deployed or put on a development chain. */
const FOLDERS = ['contracts', 'contracts/mocks', 'contracts/tools', '@openzeppelin/contracts/access/manager']

/** The contracts do not compile, or the compiler could not be run. */
export class CompileError extends SaleError {
  override name = 'CompileError'
}

/**
 * Compiles the contracts unless the last build is newer than every source. Safe to call from several processes at a time:
 * one of them compiles and the others wait for it.
 *
 * @param root folder of the Hardhat project
 * @throws {CompileError}
 */
export async function ensureArtifacts(
  onProgress: (message: string) => void,
  root = CONTRACTS_PROJECT,
): Promise<void> {
  if (await isBuilt(root)) return
  await mkdir(join(root, 'cache'), { recursive: true })
  const mutex = new MultiProcessMutex(join(root, 'cache', 'build.lock'), LOCK_TIMEOUT)
  await mutex.use(async () => {
    if (!(await isBuilt(root))) await build(root, onProgress)
  })
}

async function build(root: string, onProgress: (message: string) => void) {
  onProgress('Compiling the contracts')
  await execa(process.execPath, [HARDHAT, 'build', '--no-tests'], { cwd: root }).catch((cause: unknown) => {
    throw new CompileError('The contracts did not compile.', {
      details: outputOf(cause).slice(0, 20),
      remedy: 'correct the sources above, or reinstall the dependencies if the compiler itself failed',
      docs: 'deploy',
      cause,
    })
  })
}

/** Artifacts of the contracts, for Ignition. */
export const artifactResolver: ArtifactResolver = {
  loadArtifact,
  async getBuildInfo(contractName) {
    const { buildInfoId } = await loadArtifact(contractName)
    return readJson<BuildInfo>(join(ARTIFACTS, 'build-info', `${buildInfoId}.json`))
  },
}

/** Compiler output of one contract. @throws when it has not been compiled */
export async function loadArtifact(contractName: string): Promise<Artifact> {
  for (const folder of FOLDERS) {
    const path = join(ARTIFACTS, folder, `${contractName}.sol`, `${contractName}.json`)
    if ((await modifiedAt(path)) !== undefined) return readJson<Artifact>(path)
  }
  throw new CompileError(`There is no compiled contract ${contractName}.`, {
    remedy: 'delete the folder artifacts and run the command again',
    docs: 'deploy',
  })
}

// Own build output, which the compiler has just written: no schema needed.
async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8'))
}

async function isBuilt(root: string) {
  const [source, built] = await Promise.all([newestSource(root), lastBuild(root)])
  return built !== undefined && source < built
}

/** Hardhat rewrites its cache at the end of every build, whether or not there was something to compile. */
async function lastBuild(root: string) {
  const times = await Promise.all([
    modifiedAt(join(root, 'cache/compile-cache.json')),
    modifiedAt(join(root, 'artifacts/contracts')),
  ])
  return times.includes(undefined) ? undefined : times[0]
}

async function newestSource(root: string) {
  const names = await readdir(join(root, 'contracts'), { recursive: true })
  const sources = [...names.map((name) => join('contracts', name)), 'hardhat.config.ts', 'package.json']
  const times = await Promise.all(sources.map((name) => modifiedAt(join(root, name))))
  return Math.max(...times.filter((time) => time !== undefined))
}

async function modifiedAt(path: string) {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
}

function outputOf(cause: unknown): string[] {
  if (typeof cause !== 'object' || cause === null || !('stderr' in cause)) return [String(cause)]
  const { stderr, stdout } = cause as { stderr: unknown; stdout: unknown }
  return `${stderr}\n${stdout}`.split('\n').filter((line) => line.trim() !== '')
}
