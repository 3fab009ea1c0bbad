import * as z from 'zod/mini'

const pageSchema = z.object({ authUrl: z.string(), vaultUrl: z.string() })

export type PopupPage = z.infer<typeof pageSchema>

/** Reads what the server has written into `/loading`. */
export function readPopupPage(page: Document = document): PopupPage {
  return pageSchema.parse(JSON.parse(page.getElementById('wallet')?.textContent ?? 'null'))
}
