/** The page's half as text. The package's build puts it here. */
declare const INJECTED_SCRIPT: string | undefined

let script: Promise<string> | undefined

/** The page's half as text; bundled on first use when the package runs from source. */
export function injectedScript(): Promise<string> {
  script ??=
    typeof INJECTED_SCRIPT === 'string'
      ? Promise.resolve(INJECTED_SCRIPT)
      : import('./bundleInjected.ts').then(({ bundleInjected }) => bundleInjected())
  return script
}
