import type { z } from 'zod'

/** Reads one path of the API; the answer must be a 200 of the schema. */
export async function readApi<T extends z.ZodType>(
  url: string,
  path: string,
  schema: T,
): Promise<z.output<T>> {
  const response = await fetch(`${url}${path}`)
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return schema.parse(await response.json())
}

type PageSchema<Item> = z.ZodType<{ items: Item[]; nextCursor: string | null }>

/** Follows a list to its end, page by page. */
export async function readPages<Item>(url: string, path: string, schema: PageSchema<Item>, limit = 100) {
  const pages: Item[][] = []
  let cursor: string | null = null
  do {
    const query: string = cursor === null ? '' : `&cursor=${cursor}`
    const page = await readApi(url, `${path}?limit=${limit}${query}`, schema)
    pages.push(page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return pages
}
