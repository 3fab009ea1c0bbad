import { parseUrl } from '../utils/floor.ts'

/** Lists are joined by commas; undefined and empty values are left out. */
export type Query = Record<string, string | number | readonly string[] | undefined>

/** Sent with every request, so that servers can tell clients apart: the type and the version of the dialect. */
const SDK = { st: 'foyer', sv: '4' }

type UrlOfParameters = { baseUrl: string; projectId: string | undefined }

/** The address of a path, or of a URL on the same server, with what every request carries. */
export function urlOf({ baseUrl, projectId }: UrlOfParameters, path: string, query: Query = {}): string {
  const url = new URL(parseUrl(path) !== undefined ? path : baseUrl.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries({ projectId, ...SDK, ...query }))
    if (value !== undefined && String(value) !== '') url.searchParams.set(name, String(value))
  return url.href
}
