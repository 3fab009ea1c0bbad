/** Warns of a language that the modal does not have. In development builds only. */
export function checkLocale(locale: string, locales: readonly string[]) {
  // biome-ignore lint/suspicious/noConsole: it is for the developer, and this file is in no production build
  console.warn(
    `[Foyer] The option \`locale\` is "${locale}", which is no language of the modal, so it is English. The languages are ${locales.join(', ')}. See docs/languages.md of @foyer/modal.`,
  )
}
