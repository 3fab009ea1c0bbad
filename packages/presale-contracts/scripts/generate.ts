/**
 * Writes src/generated: the ABIs as typed constants, the code of what is deployed, and the rates for inviters. The files are committed; the root
 * `check` runs this again and fails on a difference.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import hre from 'hardhat'

const HEAD = '// Generated from the contracts by scripts/generate.ts.\n\n'

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

/** Contracts that a deployment creates. */
const deployed = [
  'AccessManager',
  'Referral',
  'RewardVault',
  'GenesisNFT',
  'YesToken',
  'Presale',
  'PresaleLens',
]

/** Contracts whose code stands at an address for the length of a call. */
const probes = ['TransferProbe', 'Rehearsal']

await hre.tasks.getTask('build').run({ quiet: true, noTests: true })

const abis: Record<string, readonly AbiEntry[]> = {}
for (const [constant, contract] of Object.entries(contracts)) {
  abis[constant] = (await hre.artifacts.readArtifact(contract)).abi
}

const target = new URL('../src/generated/abis.ts', import.meta.url)
await mkdir(new URL('.', target), { recursive: true })
await writeFile(target, render({ ...abis, errorsAbi: errorsOf(Object.values(abis).flat()) }))

const codeOf = async (contract: string, kind: 'bytecode' | 'deployedBytecode') =>
  [contract, (await hre.artifacts.readArtifact(contract))[kind]] as const
const codes = {
  creationCodes: await Promise.all(deployed.map((contract) => codeOf(contract, 'bytecode'))),
  probeCodes: await Promise.all(probes.map((contract) => codeOf(contract, 'deployedBytecode'))),
}
const lines = Object.entries(codes).map(([name, entries]) => {
  const properties = entries.map(([contract, code]) => `  ${contract}:\n    '${code}',\n`)
  return `export const ${name} = {\n${properties.join('')}} as const\n`
})
await writeFile(new URL('codes.ts', target), `${HEAD}${lines.join('\n')}`)

await writeFile(new URL('referralTiers.ts', target), `${HEAD}${await renderTiers()}`)

/** The rates are private constants of the contract, which no call reads. */
async function renderTiers(): Promise<string> {
  const source = await readFile(new URL('../contracts/Referral.sol', import.meta.url), 'utf8')
  const rows = ['FIRST_TIER_BPS', 'SECOND_TIER_BPS'].map((name, index) => {
    const bps = new RegExp(`constant ${name} = (\\d+);`).exec(source)?.[1]
    if (bps === undefined) throw new Error(`Referral.sol has no ${name}.`)
    return `  { friends: ${index + 1}, bps: ${bps} },\n`
  })
  return `/** The rate of an inviter's rewards in basis points, from so many invited friends on. */
export const referralTiers = [
${rows.join('')}] as const
`
}

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
  return `${HEAD}${blocks.join('\n')}`
}
