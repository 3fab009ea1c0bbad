import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'

const COMPRESSED = ['.html', '.js', '.css', '.json', '.svg', '.txt']

export type FolderServer = { origin: string; close(): Promise<void> }

/**
 * Serves a built site on a free port of 127.0.0.1 as a static host would: compressed, hashed files cached for ever.
 *
 * @param single answer unknown paths with `index.html`, for apps that route by themselves
 */
export async function serveFolder(folder: string, { single = false } = {}): Promise<FolderServer> {
  await compressFolder(folder)
  const assets = sirv(folder, { gzip: true, single, setHeaders: setCacheHeader })
  const server = createServer((request, response) => assets(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function setCacheHeader(response: ServerResponse, path: string) {
  const hashed = path.startsWith('/assets/')
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** Writes `x.js.gz` beside each `x.js`: what is sent, and so what is counted. */
async function compressFolder(folder: string) {
  for (const path of await readdir(folder, { recursive: true })) {
    if (!COMPRESSED.includes(extname(path))) continue
    const file = join(folder, path)
    await writeFile(`${file}.gz`, gzipSync(await readFile(file), { level: 9 }))
  }
}
