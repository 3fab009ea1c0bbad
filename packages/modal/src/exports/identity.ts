export { type IdentityOfParameters, identityOf } from '../identity/identityOf.ts'
