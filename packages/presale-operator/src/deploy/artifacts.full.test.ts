import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACTS_PROJECT, CompileError, ensureArtifacts } from './artifacts.ts'

/** A Hardhat project of its own, below the contracts' one so that it finds the compiler. */
let root: string
beforeAll(async () => {
  await mkdir(join(CONTRACTS_PROJECT, 'cache'), { recursive: true })
  root = await mkdtemp(join(CONTRACTS_PROJECT, 'cache/project-'))
  await writeFile(join(root, 'package.json'), '{ "type": "module" }')
  const config = await readFile(join(CONTRACTS_PROJECT, 'hardhat.config.ts'), 'utf8')
  await writeFile(join(root, 'hardhat.config.ts'), config.replace(/npmFilesToBuild: \[.*\],/, ''))
  await mkdir(join(root, 'contracts'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const writeContract = (body: string) =>
  writeFile(
    join(root, 'contracts/One.sol'),
    `// SPDX-License-Identifier: MIT\npragma solidity 0.8.37;\n\ncontract One {\n${body}\n}\n`,
  )

/** Compiles, and returns its progress messages. */
async function compile() {
  const messages: string[] = []
  await ensureArtifacts((message) => messages.push(message), root)
  return messages
}

test('compiles once for several callers, and again only after a change, with the place of an error', async () => {
  await writeContract('uint256 public one = 1;')
  const first = await Promise.all([compile(), compile(), compile()])
  expect(first.flat()).toEqual(['Compiling the contracts'])
  expect(await compile()).toEqual([])
  await writeContract('uint256 public one = "one";')
  const error = await compile().catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(CompileError)
  expect(String(error)).toContain('contracts/One.sol:5')
})
