import { readFile } from 'node:fs/promises'
import { parseJson } from '@foyer/kit'
import { type Deployment, deploymentSchema } from '@foyer/presale-contracts'
import type { NetworkConfig } from '../config/schema.ts'
import { SaleError } from '../errors.ts'
import { writeFileAtomic } from '../files/writeFileAtomic.ts'

/** @throws {SaleError} there is no such file, it is damaged, or it is of another network */
export async function readDeployment(path: string, config: NetworkConfig): Promise<Deployment> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new SaleError(`${path} cannot be read: ${config.network} seems not to be deployed.`, {
      remedy: `run \`presale deploy --network ${config.network}\`, or name the file with --deployment`,
      docs: 'deploy',
      cause,
    })
  })
  const parsed = deploymentSchema.safeParse(parseJson(text))
  if (!parsed.success)
    throw new SaleError(`${path} is not a deployment file.`, {
      details: parsed.error.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`),
      remedy: 'restore it from version control, or run `presale deploy` again: it resumes from its journal',
      docs: 'deploy',
    })
  if (parsed.data.network === config.network && parsed.data.chainId === config.chainId) return parsed.data
  throw new SaleError(`${path} is of another network.`, {
    details: [
      `expected ${config.network} (${config.chainId})`,
      `found ${parsed.data.network} (${parsed.data.chainId})`,
    ],
    remedy: 'pass the right --network or --deployment',
    docs: 'deploy',
  })
}

export async function writeDeployment(path: string, deployment: Deployment): Promise<void> {
  await writeFileAtomic(path, `${JSON.stringify(deployment, undefined, 2)}\n`)
}
