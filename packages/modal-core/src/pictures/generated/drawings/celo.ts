// Drawings of web3icons (MIT, © 0xa3k5); the marks belong to their owners.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
export const svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"none\" viewBox=\"0 0 24 24\"><path fill=\"#FCFE52\" d=\"M24 0H0v24h24z\"/><path fill=\"#fff\" d=\"M4 4h16v5.715h-2.765a5.714 5.714 0 1 0 0 4.57H20V20H4z\"/></svg>"
