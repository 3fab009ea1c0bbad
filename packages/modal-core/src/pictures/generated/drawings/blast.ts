// Drawings of web3icons (MIT, © 0xa3k5); the marks belong to their owners.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
export const svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"none\" viewBox=\"0 0 24 24\"><path fill=\"#FCFC03\" d=\"M24 0H0v24h24z\"/><path fill=\"#fff\" d=\"m16.607 11.905 2.523-1.257.87-2.67-1.74-1.265H6.679L4 8.702h13.615l-.724 2.239h-5.46l-.525 1.636h5.46l-1.533 4.71 2.558-1.265.913-2.825-1.714-1.257z\"/><path fill=\"#fff\" d=\"m7.85 15.263 1.575-4.909-1.748-1.309-2.626 8.242h9.782l.655-2.024z\"/></svg>"
