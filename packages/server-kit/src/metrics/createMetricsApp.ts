import { Hono } from 'hono'

/** Metrics in the text format of OpenMetrics. */
export type RenderedMetrics = { contentType: string; text: string }

/** Creates the app that serves metrics. It listens on a separate port, so that a proxy in front of the server cannot expose it. */
export function createMetricsApp({
  render,
}: {
  render: () => Promise<RenderedMetrics>
}): Pick<Hono, 'fetch'> {
  const app = new Hono()
  app.get('/metrics', async (c) => {
    const { contentType, text } = await render()
    return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
  })
  return app
}
