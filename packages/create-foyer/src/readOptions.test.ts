import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutAsking } from './askFor.ts'
import { MANAGERS, managerOf, runScript } from './managers.ts'
import { readOptions } from './readOptions.ts'
import { TEMPLATES } from './templates.ts'

test('reads a folder and options', () => {
  expect(readOptions(['my-dapp', '-t', 'next', '--bun', '--no-install'])).toEqual({
    folder: 'my-dapp',
    template: 'next',
    manager: 'bun',
    install: false,
    help: false,
  })
  expect(readOptions([])).toMatchObject({ folder: undefined, template: undefined, install: undefined })
})

test.each([
  [['x', '-t', 'svelte'], 'There is no template "svelte". Choose one of: vite-react, '],
  [['x', 'y'], 'Name only one folder, not "x" and "y".'],
  [['--npm', '--yarn'], 'Name only one package manager, not --npm and --yarn.'],
  [['--wat'], "Unknown option '--wat'. See --help."],
  [['-t'], "Option '-t, --template <value>' argument missing. See --help."],
])('refuses %j with a sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence)
})

test('without a terminal, asks for what is missing in a sentence', () => {
  expect(() => withoutAsking(readOptions([]))).toThrow('Name a folder for your dapp')
  expect(() => withoutAsking(readOptions(['x']))).toThrow('Name a template with --template: vite-react')
  expect(withoutAsking(readOptions(['x', '-t', 'html']))).toEqual({
    folder: 'x',
    template: 'html',
    install: true,
  })
})

test.each(MANAGERS)('knows %s by what it says of itself', (manager) => {
  expect(managerOf(`${manager}/1.22.0 npm/? node/v24.0.0 linux x64`)).toBe(manager)
  expect(runScript(manager, 'dev')).toMatch(/^(npm run|pnpm|yarn|bun run) dev$/)
})

test('takes npm where nothing says what started it', () => {
  expect(managerOf(undefined)).toBe('npm')
})

test('offers each example of the repository', () => {
  const examples = readdirSync(join(import.meta.dirname, '../../../examples'), { withFileTypes: true })
  const names = examples.flatMap((each) => (each.isDirectory() ? [each.name] : []))
  expect(TEMPLATES.map(({ name }) => name).sort()).toEqual(names.sort())
})
