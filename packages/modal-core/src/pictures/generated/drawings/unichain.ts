// Drawings of web3icons (MIT, © 0xa3k5); the marks belong to their owners.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
export const svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"none\" viewBox=\"0 0 24 24\"><path fill=\"#F50DB4\" d=\"M24 0H0v24h24z\"/><path fill=\"#fff\" d=\"M20 11.848A7.847 7.847 0 0 1 12.152 4h-.304v7.848H4v.304A7.847 7.847 0 0 1 11.848 20h.304v-7.848H20z\"/></svg>"
