// Drawings of web3icons (MIT, © 0xa3k5); the marks belong to their owners.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
export const svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"none\" viewBox=\"0 0 24 24\"><path fill=\"#000\" d=\"M24 0H0v24h24z\"/><path fill=\"#fff\" d=\"M17.007 20H4.424V6.597h2.88v10.805h9.703zm.001-10.808c1.418 0 2.568-1.162 2.568-2.596S18.426 4 17.008 4 14.44 5.162 14.44 6.596s1.15 2.596 2.568 2.596\"/></svg>"
