export { IdentityOptionError } from '../embedded/server/IdentityOptionError.ts'
export { type IdentityCheck, IdentityTokenError } from '../embedded/server/IdentityTokenError.ts'
export {
  type Identity,
  type VerifyIdentityTokenParameters,
  verifyIdentityToken,
} from '../embedded/server/verifyIdentityToken.ts'
