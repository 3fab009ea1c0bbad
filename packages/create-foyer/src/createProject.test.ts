import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProject } from './createProject.ts'

let root: string
let templates: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'create-foyer-'))
  templates = join(root, 'templates')
  await mkdir(join(templates, 'html/src'), { recursive: true })
  await writeFile(join(templates, 'html/package.json'), '{ "name": "foyer-example-html", "private": true }')
  await writeFile(join(templates, 'html/_gitignore'), 'node_modules\n')
  await writeFile(join(templates, 'html/src/main.ts'), 'export {}\n')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const create = (name: string) => createProject({ folder: join(root, name), template: 'html', templates })

test('writes the template under the name of its folder', async () => {
  await create('my-dapp')
  const folder = join(root, 'my-dapp')
  expect((await readdir(folder)).sort()).toEqual(['.gitignore', 'package.json', 'src'])
  expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toEqual({
    name: 'my-dapp',
    private: true,
  })
})

test('takes an empty folder, and one with a repository alone', async () => {
  await mkdir(join(root, 'empty/.git'), { recursive: true })
  await create('empty')
  expect(await readdir(join(root, 'empty'))).toContain('package.json')
})

test('refuses a folder with files, and leaves them as they are', async () => {
  await mkdir(join(root, 'full'))
  await writeFile(join(root, 'full/notes.txt'), 'mine')
  await expect(create('full')).rejects.toThrow(
    /^The folder .*full is not empty\. Name another one, or empty it\.$/,
  )
  expect(await readdir(join(root, 'full'))).toEqual(['notes.txt'])
})

test('refuses a file', async () => {
  await writeFile(join(root, 'file'), '')
  await expect(create('file')).rejects.toThrow(/file is a file\. Name another folder\.$/)
})

test.each(['My Dapp', '_dapp', '.dapp', 'dápp', 'a'.repeat(215)])(
  'refuses %s, which no package can be called',
  async (name) => {
    await expect(create(name)).rejects.toThrow(`"${name}" cannot be the name of a package.`)
  },
)

test('says when a folder cannot be written', async () => {
  await writeFile(join(root, 'parent'), '')
  await expect(create('parent/dapp')).rejects.toThrow(/dapp is a file|cannot be written/)
})
