import type { Server } from '@foyer/modal-core'
import { analyticsConfig, createWireClient } from '@foyer/modal-core/wire'
import type { AnalyticsEvent } from './analytics.ts'

/**
 * Sends events to an analytics server. Resolves with null where the server's configuration disables it, and rejects
 * where the configuration cannot be read.
 */
export async function createSender({ endpoint, projectId }: Server) {
  const { getJson, post, urlOf } = createWireClient({ baseUrl: endpoint, projectId })
  const { isAnalyticsEnabled } = await getJson('/getAnalyticsConfig', analyticsConfig)
  if (!isAnalyticsEnabled) return null

  /** Posts as text, which needs no preflight. Lost statistics are no failure. */
  function send(path: string, body: unknown) {
    post(path, body, { type: 'text/plain', keepalive: true }).catch(() => {})
  }

  return {
    sendBatch(batch: readonly AnalyticsEvent[]) {
      if (!navigator.sendBeacon(urlOf('/batch'), JSON.stringify(batch))) send('/batch', batch)
    },

    sendError: (event: AnalyticsEvent) => send('/e', event),
  }
}

export type Sender = Awaited<ReturnType<typeof createSender>>
