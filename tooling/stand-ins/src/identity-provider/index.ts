export { createClients, type Role, type SocialFile } from './createClients.ts'
export {
  type IdentityProvider,
  type RegisteredClient,
  startIdentityProvider,
} from './startIdentityProvider.ts'
export { USERS } from './users.ts'
