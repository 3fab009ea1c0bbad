import { invalidRequest, readJson, unavailable } from '@foyer/server-kit'
import * as z from 'zod'
import { type App, createRoute } from '../http/types.ts'
import type { NewEvent } from '../store/createEventStore.ts'
import type { Project } from '../store/createProjectStore.ts'
import type { Store } from '../store/createStore.ts'
import { answers, projectQuery } from './describe.ts'

const MAX_BATCH_BYTES = 64 * 1024
const MAX_EVENTS = 200
/** Of the JSON of an event's properties; larger ones are left out. */
const MAX_PROPERTIES_BYTES = 4 * 1024

const eventSchema = z.object({
  eventId: z.string().min(1).max(100),
  url: z.string().max(4_000),
  domain: z.string().max(255),
  timestamp: z.number(),
  props: z.object({
    type: z.string().min(1).max(100),
    event: z.string().min(1).max(100),
    address: z.string().max(100).nullish(),
    properties: z.unknown(),
  }),
})

const description = 'Kept, or passed over where the project has analytics switched off.'
const eventRoute = (path: string, summary: string, maxBodyBytes?: number) =>
  createRoute({
    method: 'post',
    path,
    policy: { access: 'project', limit: 'analytics', ...(maxBodyBytes && { maxBodyBytes }) },
    summary,
    request: { query: projectQuery },
    responses: { ...answers(z.unknown()), 202: { description } },
  })

const errorRoute = eventRoute('/e', 'Reports one error event; any content type')
const batchRoute = eventRoute(
  '/batch',
  `Reports at most ${MAX_EVENTS} events; any content type`,
  MAX_BATCH_BYTES,
)

export function addAnalyticsRoutes(app: App, store: Pick<Store, 'addEvents'>) {
  app.openapi(errorRoute, async (c) => {
    const event = eventSchema.safeParse(await readJson(c))
    if (!event.success) throw invalidRequest([{ name: 'body', description: 'Expected one event.' }])
    await keep(c.get('project'), [event.data])
    return c.body(null, 202)
  })

  app.openapi(batchRoute, async (c) => {
    const list = z
      .array(z.unknown())
      .max(MAX_EVENTS)
      .safeParse(await readJson(c))
    if (!list.success)
      throw invalidRequest([
        { name: 'body', description: `Expected an array of at most ${MAX_EVENTS} events.` },
      ])
    // A beacon cannot be sent again, so one wrong event does not take the others with it.
    await keep(
      c.get('project'),
      list.data.flatMap((one) => eventSchema.safeParse(one).data ?? []),
    )
    return c.body(null, 202)
  })

  async function keep(project: Project, list: z.output<typeof eventSchema>[]) {
    if (!project.analytics) return
    try {
      await store.addEvents(list.map((event) => toRow(project.id, event)))
    } catch (cause) {
      throw unavailable('database', 'The events could not be kept. Send them again.', { cause })
    }
  }
}

function toRow(projectId: string, { eventId, url, domain, props }: z.output<typeof eventSchema>): NewEvent {
  return {
    id: clean(eventId),
    projectId,
    domain: clean(domain),
    url: withoutQuery(url),
    type: clean(props.type),
    event: clean(props.event),
    address: props.address == null ? null : clean(props.address),
    properties: toProperties(props.properties),
  }
}

/** Postgres takes no NUL in a text. */
const clean = (text: string) => text.replaceAll('\u0000', '')

/** Query and fragment may hold what a page keeps to itself. */
function withoutQuery(url: string) {
  const { origin, pathname } = URL.parse(url) ?? { origin: '', pathname: '' }
  return clean(`${origin}${pathname}`).slice(0, 1_000)
}

function toProperties(value: unknown) {
  const text = JSON.stringify(value ?? null)
  return text.length > MAX_PROPERTIES_BYTES || text.includes('\\u0000') ? null : value
}
