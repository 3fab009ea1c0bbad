import { genesisNftAbi, presaleAbi } from '@foyer/presale-contracts'
import { zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createCall } from '../chain/call.ts'
import { describeCall } from './describeCall.ts'

test('shows characters that would hide or forge what stands around them', () => {
  const uri = 'ipfs://x/\n\u001b[1A\u001b[2K\u202e) by "nobody'
  const { data } = createCall(zeroAddress, genesisNftAbi, 'setURI', [uri])
  expect(describeCall(data)).toBe('setURI("ipfs://x/\\u{a}\\u{1b}[1A\\u{1b}[2K\\u{202e}) by \\"nobody")')
})

test('quotes texts and nothing else', () => {
  const { data } = createCall(zeroAddress, presaleAbi, 'setWhitelistRoot', [zeroHash, 'https://a.example/w'])
  expect(describeCall(data)).toBe(`setWhitelistRoot(${zeroHash}, "https://a.example/w")`)
})
