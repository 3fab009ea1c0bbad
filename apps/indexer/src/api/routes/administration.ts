import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Store } from '../createStore.ts'
import { operationsPageSchema, rolesPageSchema, withdrawalsPageSchema } from '../schemas.ts'
import { toWire, toWithdrawal } from '../wire.ts'
import { addListRoute } from './addListRoute.ts'

/** Adds lists of what the operators of the sale have to act on. */
export function addAdministrationRoutes(app: OpenAPIHono, store: Store) {
  addListRoute(app, store, {
    list: 'processing',
    path: '/v1/withdrawals/processing',
    summary: 'Withdrawals of all users that are not paid yet',
    order: 'oldest first',
    page: withdrawalsPageSchema,
    read: store.processing,
    toItem: toWithdrawal,
  })
  addListRoute(app, store, {
    list: 'operations',
    path: '/v1/operations',
    summary: 'Administrative calls that were scheduled',
    page: operationsPageSchema,
    read: store.operations,
    toItem: toWire,
  })
  addListRoute(app, store, {
    list: 'roles',
    path: '/v1/roles',
    summary: 'Accounts that hold a role of the AccessManager',
    page: rolesPageSchema,
    read: store.roles,
    toItem: toWire,
  })
}
