import { expect, test } from 'vitest'
import { createStorage } from '../storage/createStorage.ts'
import { bsc, mainnet, polygon, solana } from '../test/networks.ts'
import { memoryStorage } from '../test/setupModal.ts'
import type { NetworkInput } from '../types/network.ts'
import { createNetworks } from './createNetworks.ts'

function setup(
  networks: NetworkInput[],
  options: { defaultNetwork?: NetworkInput; lastChain?: unknown } = {},
) {
  const { defaultNetwork, lastChain } = options
  const web = memoryStorage(
    lastChain === undefined ? {} : { 'foyer.1.test.lastChain': JSON.stringify(lastChain) },
  )
  const storage = createStorage({ id: 'test', web })
  const changes: unknown[] = []
  const onChange = ({ id }: { id: unknown }) => void changes.push(id)
  return { networks: createNetworks({ networks, defaultNetwork, storage, onChange }), storage, changes }
}

test('lists the configured networks and activates the first one', () => {
  const { networks } = setup([bsc])
  expect(networks.state).toMatchObject({
    active: 'eip155:56',
    list: [{ id: 56, caipNetworkId: 'eip155:56', blockExplorerUrl: 'https://bscscan.com' }],
  })
})

test('uses chain 1 when no chain was used before', () => {
  expect(setup([bsc, mainnet]).networks.active().id).toBe(1)
})

test('uses the first network when chain 1 is not configured', () => {
  expect(setup([polygon, bsc]).networks.active().id).toBe(137)
})

test('starts on defaultNetwork when it is given', () => {
  expect(setup([mainnet, polygon], { defaultNetwork: polygon }).networks.active().id).toBe(137)
})

test('prefers the stored chain while it is configured', () => {
  const defaultNetwork = mainnet
  const restored = (lastChain: unknown) => {
    const { networks } = setup([bsc, mainnet], { defaultNetwork, lastChain })
    networks.restore()
    return networks.active().id
  }
  expect(restored('eip155:56')).toBe(56)
  expect(restored('eip155:10')).toBe(1)
})

test('reads the bare number of an older version as a chain of eip155', () => {
  const { networks } = setup([{ ...solana, id: 56 }, bsc], { lastChain: 56 })
  networks.restore()
  expect(networks.state.active).toBe('eip155:56')
})

test.each(['%3Csvg', 'https://evil.example/a.png'])(
  'draws a network with the drawing %s of the last visit once it is restored, from no other origin',
  (drawing) => {
    const { networks, storage } = setup([bsc, mainnet])
    storage.set('networkPicture', ['eip155:56', drawing])
    expect(networks.state.list.map(({ picture }) => picture)).toEqual([undefined, undefined])
    networks.restore()
    const picture = `data:image/svg+xml,${drawing}`
    expect(networks.state.list.map(({ picture }) => picture)).toEqual([picture, undefined])
  },
)

test('reads no storage before it is restored', () => {
  expect(
    setup([bsc, mainnet], { defaultNetwork: mainnet, lastChain: 'eip155:56' }).networks.active().id,
  ).toBe(1)
})

test('reports a network that is set, and not one that is followed', () => {
  const { networks, changes } = setup([bsc, mainnet])
  networks.setActive(networks.get(56))
  networks.follow(networks.get(1))
  expect([networks.active().id, changes]).toEqual([1, [56]])
})

test('stores the active network', () => {
  const { networks, storage } = setup([bsc, mainnet])
  networks.setActive(networks.get(56))
  expect(networks.active().name).toBe('BNB Smart Chain')
  expect(storage.get('lastChain')).toBe('eip155:56')
})

test('gives networks of other namespaces their own CAIP-2 ids', () => {
  const { networks } = setup([solana, bsc])
  expect(networks.active().caipNetworkId).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(networks.find(56, 'solana')).toBeUndefined()
})

test('throws when there are no networks', () => {
  expect(() => setup([])).toThrowErrorMatchingInlineSnapshot(`
    [NetworkNotFoundError: Network not found
    Asked for: a default network
    Configured: none
    Docs: https://www.npmjs.com/package/@foyer/modal#network-not-found]
  `)
})

test('throws when the default network is not configured', () => {
  expect(() => setup([bsc], { defaultNetwork: mainnet })).toThrow('Asked for: 1\nConfigured: 56')
})
