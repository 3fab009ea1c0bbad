export { IdentityOptionError } from '../embedded/IdentityOptionError.ts'
export { type IdentityCheck, IdentityTokenError } from '../embedded/server/IdentityTokenError.ts'
export {
  type Identity,
  type VerifyIdentityTokenParameters,
  verifyIdentityToken,
} from '../embedded/server/verifyIdentityToken.ts'
