import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Names; a star at the end stands for any ending. */
const packagesSchema = z.array(z.string()).min(1)
const reasonSchema = z.string().min(1)

const policySchema = z.object({
  /** SPDX identifiers that anything may have. */
  allowed: z.array(z.string()),
  /** Packages with another licence; `shipped` says whether what we ship may depend on them. */
  exceptions: z.array(
    z.object({ packages: packagesSchema, licence: z.string(), shipped: z.boolean(), reason: reasonSchema }),
  ),
  /** Versions that are refused whatever their manifest says. */
  refused: z.array(z.object({ packages: packagesSchema, from: z.string(), reason: reasonSchema })),
})

export type LicencePolicy = z.infer<typeof policySchema>

/** Reads `licences.json`. */
export async function readPolicy(): Promise<LicencePolicy> {
  const path = fileURLToPath(new URL('../../licences.json', import.meta.url))
  return policySchema.parse(JSON.parse(await readFile(path, 'utf8')))
}
