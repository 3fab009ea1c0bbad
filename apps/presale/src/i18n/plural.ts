/** What i18next adds to the key of a text that agrees with a count: the category of `Intl.PluralRules`. */
export const PLURAL = /_(zero|one|two|few|many|other)$/
