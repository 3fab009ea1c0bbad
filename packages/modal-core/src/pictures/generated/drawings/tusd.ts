// Drawings of web3icons (MIT, © 0xa3k5); the marks belong to their owners.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
export const svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"none\" viewBox=\"0 0 24 24\"><path fill=\"#1B5AFF\" d=\"M24 0H0v24h24z\"/><path fill=\"#fff\" d=\"M9.333 4H4v5.333A5.333 5.333 0 0 0 9.333 4m0 16V9.328C9.333 6.384 11.536 4 14.528 4H20v5.333h-5.333V20z\"/></svg>"
