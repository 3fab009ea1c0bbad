/** The characters that a name may consist of. A server may have more rules, and says which. */
const LABEL = /^[a-z0-9-]{4,}$/

/** Returns the part before the zone of a typed text, with or without the zone. */
export function toLabel(text: string, zone: string): string {
  const name = text.trim().toLowerCase()
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name
}

/** Returns true if a name has only letters of a to z, digits and hyphens, and at least 4 of them. */
export const isLabel = (label: string): boolean => LABEL.test(label)
