import { Hono } from 'hono'

/** What a collector reads, in the text format of OpenMetrics. */
export type RenderedMetrics = { contentType: string; text: string }

/** What a collector asks. It has a port of its own, so that a proxy in front of the server cannot give it away. */
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
