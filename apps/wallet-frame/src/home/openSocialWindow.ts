import * as z from 'zod/mini'
import type { SocialWindow } from './createEntry.ts'

/** In milliseconds. */
const POLL = 1_000
/** A window that looks closed may only be kept apart by its page: what it hands over counts for this long. */
const GRACE = 10_000

const message = z.object({ resultUri: z.string() })
const status = z.object({ status: z.string(), resultUri: z.optional(z.string()) })

/** Opens the window of a login with a provider, at a click. Null: the browser does not let it open. */
export function openSocialWindow(): SocialWindow | null {
  const opened = window.open('/loading', 'login', 'popup,width=600,height=800')
  if (opened === null) return null

  async function readStatus(url: string) {
    const response = await fetch(url, { credentials: 'omit', cache: 'no-store' }).catch(() => undefined)
    const answer = await response?.json().catch(() => undefined)
    return status.safeParse(answer).data
  }

  return {
    go(uri) {
      opened.location.href = uri
    },

    waitForResult: (statusUrl) =>
      new Promise((resolve, reject) => {
        let closedAt: number | undefined
        const ending = new AbortController()
        const end = (run: () => void) => {
          ending.abort()
          clearInterval(timer)
          opened.close()
          run()
        }
        const onMessage = ({ data, origin, source }: MessageEvent) => {
          const result = message.safeParse(data)
          if (origin !== location.origin || source !== opened || !result.success) return
          end(() => resolve(result.data.resultUri))
        }
        addEventListener('message', onMessage, { signal: ending.signal })
        const timer = setInterval(async () => {
          if (opened.closed) closedAt ??= Date.now()
          const found = await readStatus(statusUrl)
          if (ending.signal.aborted) return
          if (found?.resultUri !== undefined) end(() => resolve(found.resultUri ?? ''))
          else if (closedAt !== undefined && Date.now() - closedAt > GRACE)
            end(() => reject(new Error('The window was closed')))
        }, POLL)
      }),
  }
}
