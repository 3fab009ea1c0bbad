import { expect, test } from 'vitest'
import { toExplorerUrl } from './toExplorerUrl.ts'

const paths = { address: '/account/', tx: '/extrinsic/' }

test.each([
  [undefined, 'tx', undefined],
  [{}, 'tx', undefined],
  [{ blockExplorerUrl: 'https://bscscan.com' }, 'tx', 'https://bscscan.com/tx/0x1'],
  [{ blockExplorerUrl: 'https://bscscan.com/' }, 'address', 'https://bscscan.com/address/0x1'],
  [
    { blockExplorerUrl: 'https://dot.example', explorerPaths: paths },
    'tx',
    'https://dot.example/extrinsic/0x1',
  ],
  [
    { blockExplorerUrl: 'https://solscan.io/?cluster=devnet', explorerPaths: { address: '/account/' } },
    'address',
    'https://solscan.io/account/0x1?cluster=devnet',
  ],
] as const)('of %j leads to the page of its %s', (network, kind, url) => {
  expect(toExplorerUrl(network, kind, '0x1')).toBe(url)
})
