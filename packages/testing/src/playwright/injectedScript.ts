/** The script for the page. The package's build writes it here. */
declare const INJECTED_SCRIPT: string | undefined

let script: Promise<string> | undefined

/** The script for the page. It is bundled on first use when the package runs from source. */
export function injectedScript(): Promise<string> {
  script ??=
    typeof INJECTED_SCRIPT === 'string'
      ? Promise.resolve(INJECTED_SCRIPT)
      : import('./bundleInjected.ts').then(({ bundleInjected }) => bundleInjected())
  return script
}
