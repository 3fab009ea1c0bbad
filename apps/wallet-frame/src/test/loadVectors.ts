import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('@ethersproject/testcases/package.json')), 'testcases')

/** The public test vectors of this name, as ethers publishes them. */
export function loadVectors<schema extends z.ZodMiniType>(name: string, schema: schema): z.infer<schema>[] {
  const text = gunzipSync(readFileSync(join(folder, `${name}.json.gz`))).toString()
  return z.parse(z.array(schema), JSON.parse(text))
}
