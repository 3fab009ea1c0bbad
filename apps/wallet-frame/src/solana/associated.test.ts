import { base58 } from '@scure/base'
import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/kit'
import { expect, test } from 'vitest'
import { isAssociated } from './associated.ts'
import { ASSOCIATED } from './decode.ts'

const TOKENS = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const owners = Array.from({ length: 20 }, (_, index) => base58.encode(new Uint8Array(32).fill(index + 1)))
const mint = base58.encode(new Uint8Array(32).fill(99))

test('finds the address that Solana’s own library derives, and no other', async () => {
  for (const owner of owners) {
    const seeds = [owner, TOKENS, mint].map((name) => getAddressEncoder().encode(address(name)))
    const [derived] = await getProgramDerivedAddress({ programAddress: address(ASSOCIATED), seeds })
    expect(await isAssociated(derived, { owner, program: TOKENS, mint })).toBe(true)
    expect(await isAssociated(derived, { owner, program: TOKENS, mint: owner })).toBe(false)
    expect(await isAssociated(derived, { owner: mint, program: TOKENS, mint })).toBe(false)
  }
})
