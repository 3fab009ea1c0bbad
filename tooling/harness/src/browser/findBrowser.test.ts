import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser } from './findBrowser.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-browser-'))
})
afterEach(() => rm(directory, { recursive: true }))

async function createProgram(name: string, mode: number) {
  const path = join(directory, name)
  await writeFile(path, '')
  await chmod(path, mode)
  return path
}

test('prefers CHROMIUM_PATH to any other browser', async () => {
  const path = await createProgram('my-chromium', 0o755)
  expect(await findBrowser({ env: { CHROMIUM_PATH: path, PATH: process.env.PATH } })).toBe(path)
})

test('throws when CHROMIUM_PATH cannot be run', async () => {
  const path = await createProgram('my-chromium', 0o644)
  await expect(findBrowser({ env: { CHROMIUM_PATH: path } })).rejects.toThrow(
    `CHROMIUM_PATH is ${path}, which cannot be run. Install Chromium or Google Chrome, or set CHROMIUM_PATH`,
  )
})

test('prefers a headless shell on PATH unless the whole browser is asked for', async () => {
  const shell = await createProgram('chromium-headless-shell', 0o755)
  await createProgram('chromium', 0o755)
  expect(await findBrowser({ env: { PATH: directory } })).toBe(shell)
  expect(await findBrowser({ env: { PATH: directory }, headlessShell: false })).not.toBe(shell)
})

test('finds an installed browser without printing anything', async () => {
  const messages: string[] = []
  await createProgram('google-chrome', 0o755)
  const path = await findBrowser({
    env: { PATH: directory },
    onProgress: (message) => messages.push(message),
  })
  expect(path).toMatch(/chrom/)
  expect(messages).toEqual([])
})
