import { operationsPageSchema, rolesPageSchema, withdrawalsPageSchema } from '../schemas.ts'
import type { App } from '../types.ts'
import { toWire, toWithdrawal } from '../wire.ts'
import { addListRoute, type PublicRoutesParameters } from './addListRoute.ts'

/** Adds lists of what the operators of the sale have to act on. */
export function addAdministrationRoutes(app: App, parameters: PublicRoutesParameters) {
  const { store } = parameters

  addListRoute(app, parameters, {
    list: 'processing',
    path: '/v1/withdrawals/processing',
    summary: 'Withdrawals of all users that are not paid yet',
    order: 'oldest first',
    page: withdrawalsPageSchema,
    read: store.processing,
    toItem: toWithdrawal,
  })
  addListRoute(app, parameters, {
    list: 'operations',
    path: '/v1/operations',
    summary: 'Administrative calls that were scheduled',
    page: operationsPageSchema,
    read: store.operations,
    toItem: toWire,
  })
  addListRoute(app, parameters, {
    list: 'roles',
    path: '/v1/roles',
    summary: 'Accounts that hold a role of the AccessManager',
    page: rolesPageSchema,
    read: store.roles,
    toItem: toWire,
  })
}
