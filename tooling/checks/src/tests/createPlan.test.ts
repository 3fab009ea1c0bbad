import { expect, test } from 'vitest'
import { createPlan } from './createPlan.ts'

test('runs checks, builds and tests of all packages', () => {
  const { args, needsBrowser } = createPlan([])
  expect(args.slice(0, 8)).toEqual([
    'lint',
    'knip',
    'licences',
    'checks',
    'generated',
    'types:all',
    'build',
    'test',
  ])
  expect(args).not.toContain('types')
  expect(args).not.toContain('--affected')
  expect(needsBrowser).toBe(true)
})

test('leaves out the tests with --check', () => {
  const { args, needsBrowser } = createPlan(['--check'])
  expect(args).not.toContain('test')
  expect(args).toContain('build')
  expect(needsBrowser).toBe(false)
})

test('leaves out everything but the tests with --tests', () => {
  expect(createPlan(['--tests', 'modal']).args.slice(0, 2)).toEqual(['test', '--filter=@foyer/modal'])
})

test('runs the long tables alone with --full', () => {
  expect(createPlan(['--full']).args[0]).toBe('test:full')
})

test('checks the types of each package where only some are run', () => {
  for (const option of ['gateway', '--changed']) {
    expect(createPlan([option]).args).toContain('types')
    expect(createPlan([option]).args).not.toContain('types:all')
  }
})

test('selects packages by name, and those that a change reaches', () => {
  expect(createPlan(['gateway', 'modal']).args).toEqual(
    expect.arrayContaining(['--filter=@foyer/gateway', '--filter=@foyer/modal']),
  )
  expect(createPlan(['--changed']).args).toContain('--affected')
})

test('passes other options on', () => {
  const { args } = createPlan(['--force', '--concurrency=1'])
  expect(args).toContain('--force')
  expect(args.filter((argument) => argument.startsWith('--concurrency'))).toEqual(['--concurrency=1'])
})
