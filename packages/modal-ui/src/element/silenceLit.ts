export {}

declare global {
  var litIssuedWarnings: Set<string> | undefined
}

// Lit's development build warns on every page that uses it. A dapp's developer did not choose Lit, and cannot act on it.
globalThis.litIssuedWarnings ??= new Set()
globalThis.litIssuedWarnings.add('dev-mode')
