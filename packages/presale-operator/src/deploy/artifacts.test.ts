import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CompileError, ensureArtifacts } from './artifacts.ts'

// `artifacts.full.test.ts` compiles. Here the settings are broken, so that Hardhat ends before it loads a compiler.
test('compiles only what has changed since the last build, and says why it could not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'contracts-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const messages: string[] = []
  const compile = () => ensureArtifacts((message) => messages.push(message), root)
  for (const folder of ['contracts', 'artifacts/contracts', 'cache'])
    await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'package.json'), '{ "type": "module" }')
  await writeFile(join(root, 'hardhat.config.ts'), 'throw new Error("no settings")')
  await writeFile(join(root, 'contracts/One.sol'), '')
  const built = join(root, 'cache/compile-cache.json')
  await writeFile(built, '{}')
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000)
  await utimes(built, at(60), at(60))

  await compile()
  expect(messages).toEqual([])
  await utimes(join(root, 'contracts/One.sol'), at(120), at(120))
  const error = await compile().catch((cause: unknown) => cause)
  expect(messages).toEqual(['Compiling the contracts'])
  expect(error).toBeInstanceOf(CompileError)
  expect(String(error)).toContain('no settings')
})
