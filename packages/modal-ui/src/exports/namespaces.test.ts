import { expect, test } from 'vitest'
import * as entry from './namespaces.ts'

test('exports', () => {
  expect(Object.keys(entry)).toEqual([
    'FyAccountNamespace',
    'FyBalanceScope',
    'FyConnectTo',
    'FyPurpose',
    'FySendNotes',
    'FyWalletProblem',
    'loadProblemText',
  ])
})
