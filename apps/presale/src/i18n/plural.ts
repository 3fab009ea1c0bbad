/** The end of a key of i18next whose text agrees with a count: the category of `Intl.PluralRules`. */
export const PLURAL = /_(zero|one|two|few|many|other)$/
