/**
 * The second module of the signer, as it was built. `build/signerModule.ts` writes these.
 */
export const MODULE_URL = ''

/** SHA-384 of the module, in base64: the worker takes no other one. */
export const MODULE_DIGEST = ''
