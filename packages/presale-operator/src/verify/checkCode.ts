import type { Deployment } from '@foyer/presale-contracts'
import type { Hex } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { loadArtifact } from '../deploy/artifacts.ts'
import { type Check, compare } from './check.ts'

const CONTRACT_NAMES: Record<keyof Deployment['contracts'], string> = {
  accessManager: 'AccessManager',
  referral: 'Referral',
  rewardVault: 'RewardVault',
  genesisNft: 'GenesisNFT',
  yesToken: 'YesToken',
  presale: 'Presale',
  presaleLens: 'PresaleLens',
}

/** Compares the code on chain with what these sources compile to, apart from the immutable values in it. */
export async function checkCode(client: ChainClient, deployment: Deployment): Promise<Check[]> {
  const checks = Object.entries(CONTRACT_NAMES).map(async ([key, name]) => {
    const address = deployment.contracts[key as keyof Deployment['contracts']]
    const [{ deployedBytecode, immutableReferences = {} }, code = '0x'] = await Promise.all([
      loadArtifact(name),
      client.getCode({ address }),
    ])
    const places = Object.values(immutableReferences).flat()
    const same = blank(code, places) === blank(deployedBytecode as Hex, places)
    return compare(
      `code of ${name}`,
      'as compiled',
      same ? 'as compiled' : code === '0x' ? 'none' : 'other code',
    )
  })
  return Promise.all(checks)
}

function blank(code: Hex, places: { start: number; length: number }[]) {
  const bytes = Buffer.from(code.slice(2), 'hex')
  for (const { start, length } of places) bytes.subarray(start, start + length).fill(0)
  return bytes.toString('hex')
}
