// Generated from package.json by scripts/generate.ts.
export const VERSION = '0.1.0'
