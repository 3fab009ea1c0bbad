import { type Answer, json, startServer } from './wireServer.ts'

export type WireRow = { id: string; name: string } & Record<string, unknown>

const PNG = Buffer.from('iVBORw0KGgo=', 'base64')

/** Rows called `Wallet 0` and so on, each with a picture. */
export const wireRows = (count: number): WireRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `Wallet ${index}`,
    image_id: `image-${index}`,
    rdns: `io.wallet${index}`,
    chains: ['eip155:56'],
    badge_type: index % 2 === 0 ? 'certified' : 'none',
  }))

/** A server that speaks the directory's dialect over these rows. */
export async function startDirectory(rows: WireRow[] = wireRows(100)) {
  const origins = ['https://dapp.example']

  const answer: Answer = (_, response, { pathname, searchParams }) => {
    if (pathname === '/getWallets') json(response, findRows(rows, searchParams))
    else if (pathname.startsWith('/getWalletImage/')) response.setHeader('content-type', 'image/png').end(PNG)
    else if (pathname === '/projects/v1/origins') json(response, { allowedOrigins: origins })
    else if (pathname === '/appkit/v1/config') json(response, { features: null })
    else response.writeHead(404).end()
  }
  const server = await startServer(answer)
  return { ...server, queries: (path = '/getWallets') => server.queries(path), origins }
}

function findRows(rows: WireRow[], query: URLSearchParams) {
  const list = (name: string) => query.get(name)?.split(',')
  const found = rows.filter(
    ({ id, name, rdns, badge_type }) =>
      (list('include')?.includes(id) ?? true) &&
      !list('exclude')?.includes(id) &&
      (list('names')?.some((one) => one.toLowerCase() === name.toLowerCase()) ?? true) &&
      (list('rdns')?.includes(String(rdns)) ?? true) &&
      (query.get('badge_type') ?? badge_type) === badge_type &&
      name.toLowerCase().includes(query.get('search')?.toLowerCase() ?? ''),
  )
  const entries = Number(query.get('entries'))
  const start = (Number(query.get('page') ?? 1) - 1) * entries
  return { data: found.slice(start, start + entries), count: found.length }
}
