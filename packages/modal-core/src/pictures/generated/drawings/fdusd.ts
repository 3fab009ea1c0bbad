// Drawings of web3icons (MIT, © 0xa3k5); the marks belong to their owners.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
export const svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"none\" viewBox=\"0 0 24 24\"><path fill=\"#00E98D\" d=\"M24 0H0v24h24z\"/><path fill=\"#fff\" d=\"M4.827 16.138h8.828V20H4.827zM19.173 4h-9.38v9.38h9.38v-3.31h-5.518V7.31h5.518z\"/></svg>"
