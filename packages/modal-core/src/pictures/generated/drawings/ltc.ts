// Drawings of web3icons (MIT, © 0xa3k5); the marks belong to their owners.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
export const svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"none\" viewBox=\"0 0 24 24\"><path fill=\"#345D9D\" d=\"M24 0H0v24h24z\"/><path fill=\"#fff\" d=\"M6.43 15.21 5 15.77 5.69 13l1.44-.58L9.21 4h5.13l-1.52 6.2 1.41-.57-.68 2.74-1.42.58-.85 3.621H19L18.13 20H5.25z\"/></svg>"
