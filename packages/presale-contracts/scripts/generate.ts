/**
 * Writes src/generated/abis.ts: the ABIs as typed constants. The file is committed; the root `check` runs this again
 * and fails on a difference.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import hre from 'hardhat'

type AbiEntry = { type: string; name?: string; inputs?: readonly { type: string }[] }

/** Constant in TypeScript → contract. */
const contracts = {
  presaleAbi: 'Presale',
  referralAbi: 'Referral',
  rewardVaultAbi: 'RewardVault',
  genesisNftAbi: 'GenesisNFT',
  yesTokenAbi: 'YesToken',
  presaleLensAbi: 'PresaleLens',
  accessManagerAbi: 'AccessManager',
  mockErc20Abi: 'MockUSDT',
}

await hre.tasks.getTask('build').run({ quiet: true, noTests: true })

const abis: Record<string, readonly AbiEntry[]> = {}
for (const [constant, contract] of Object.entries(contracts)) {
  abis[constant] = (await hre.artifacts.readArtifact(contract)).abi
}

const target = new URL('../src/generated/abis.ts', import.meta.url)
await mkdir(new URL('.', target), { recursive: true })
await writeFile(target, render({ ...abis, errorsAbi: errorsOf(Object.values(abis).flat()) }))

/** Every custom error once: a revert bubbles up unchanged from the contract that raised it. */
function errorsOf(entries: readonly AbiEntry[]): AbiEntry[] {
  const errors = new Map<string, AbiEntry>()
  for (const entry of entries) {
    if (entry.type !== 'error') continue
    errors.set(`${entry.name}(${entry.inputs?.map((input) => input.type).join()})`, entry)
  }
  return [...errors.keys()].sort().flatMap((signature) => errors.get(signature) ?? [])
}

function render(constants: Record<string, readonly AbiEntry[]>): string {
  const blocks = Object.entries(constants).map(([name, entries]) => {
    const lines = entries.map((entry) => `  ${JSON.stringify(entry)},\n`)
    return `export const ${name} = [\n${lines.join('')}] as const\n`
  })
  return `// Generated from the contracts by scripts/generate.ts.\n\n${blocks.join('\n')}`
}
