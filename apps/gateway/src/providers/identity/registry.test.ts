import { beforeEach, expect, test, vi } from 'vitest'
import type { Chain } from '../../chain/createChains.ts'
import { createRegistryIdentity } from './registry.ts'

const reader = vi.hoisted(() => ({
  readName: vi.fn(async (): Promise<string | null> => 'alice.bnb'),
  readText: vi.fn(async (): Promise<string | null> => null),
  resolveName: async () => null,
}))
vi.mock('@foyer/names', () => ({ createNameReader: () => reader }))

beforeEach(() => void vi.clearAllMocks())

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain = { config: { nameRegistry: ADDRESS } } as unknown as Chain
const lookUp = (avatarHosts = ['pictures.example']) =>
  createRegistryIdentity({ chain, avatarHosts })?.lookup(ADDRESS)

test.each([
  ['https://pictures.example/alice.png', 'https://pictures.example/alice.png'],
  ['http://pictures.example/alice.png', null],
  ['https://other.example/alice.png', null],
  ['https://a.pictures.example/alice.png', null],
  ['https://pictures.example.evil.example/alice.png', null],
  ['ipfs://bafy', null],
  ['eip155:1/erc721:0xbc4c/1', null],
  ['javascript:alert(1)', null],
  ['', null],
])('tells the picture %s as %s', async (text, avatar) => {
  reader.readText.mockResolvedValueOnce(text)
  expect(await lookUp()).toEqual({ name: 'alice.bnb', avatar })
})

test('has the name where its resolver knows no texts', async () => {
  reader.readText.mockRejectedValueOnce(new Error('execution reverted'))
  expect(await lookUp()).toEqual({ name: 'alice.bnb', avatar: null })
})

test('asks for no picture where none may be shown, or for an address without a name', async () => {
  expect(await lookUp([])).toEqual({ name: 'alice.bnb', avatar: null })
  reader.readName.mockResolvedValueOnce(null)
  expect(await lookUp()).toBeNull()
  expect(reader.readText).not.toHaveBeenCalled()
})
