import { createMiddleware } from 'hono/factory'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { HttpError } from '../errors.ts'
import { createOpenApiApp, createRoutes } from './createOpenApiApp.ts'
import type { ServerVariables } from './createServerApp.ts'
import { describeAnswer } from './describeAnswers.ts'

type Access = { public: object; project: { project: string } }

const createRoute = createRoutes<keyof Access, 'requests'>()
const described = {
  method: 'get',
  path: '/v1/account/{address}',
  request: { params: z.object({ address: z.string().length(2, 'Expected two letters.') }) },
  responses: { 200: describeAnswer(z.object({ project: z.string() })) },
} as const

const setup = () =>
  createOpenApiApp<{ Variables: ServerVariables }, Access, 'requests'>({
    title: 'Test',
    access: {
      public: [],
      project: [
        createMiddleware(async (c, next) => {
          const project = c.req.query('projectId')
          if (project === undefined) throw new HttpError(401, 'Unauthorized')
          c.set('project', project)
          await next()
        }),
      ],
    },
    limits: { requests: async () => undefined },
    unknown: 'requests',
    log: () => {},
  })

test('asks for the policy of a route, and for a project where its handler reads one', () => {
  const app = setup()
  // @ts-expect-error a route without a policy
  createRoute(described)
  // @ts-expect-error the same
  expect(() => app.openapi(described, (c) => c.json({ project: '' }, 200))).toThrow()
  const open = createRoute({ ...described, policy: { access: 'public', limit: 'requests' } })
  // @ts-expect-error a route that reads the project and asks for none
  app.openapi(open, (c) => c.json({ project: c.get('project') }, 200))
  // @ts-expect-error a limit that the server does not have
  createRoute({ ...described, policy: { access: 'public', limit: 'request' } })
})

test('refuses callers before it looks at parameters, and describes routes without their policies', async () => {
  const app = setup()
  const route = createRoute({ ...described, policy: { access: 'project', limit: 'requests' } })
  app.openapi(route, (c) => c.json({ project: c.get('project') }, 200))
  const path = '/v1/account/long'
  expect((await app.request(path)).status).toBe(401)
  const wrong = await app.request(`${path}?projectId=p`)
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    {
      status: 'FAILED',
      message: 'Invalid request',
      reasons: [{ name: 'address', description: 'Expected two letters.' }],
    },
  ])
  expect(await (await app.request('/v1/account/ab?projectId=p')).json()).toEqual({ project: 'p' })
  expect(app.routes.at(-1)).toEqual({
    method: 'GET',
    path: '/v1/account/:address',
    policy: { access: 'project', limit: 'requests' },
  })
  const { paths } = await (await app.request('/openapi.json')).json()
  expect(Object.keys(paths)).toEqual(['/v1/account/{address}'])
  expect(JSON.stringify(paths)).not.toContain('policy')
})
