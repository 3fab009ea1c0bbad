const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`

/** Statements that take something from programs that know the tables as they were, by their start. */
const BREAKING: { pattern: RegExp; what: string }[] = [
  { pattern: /^DROP (?:TABLE|TYPE|VIEW|SCHEMA|INDEX|SEQUENCE)/, what: 'drops something' },
  { pattern: /^ALTER TABLE .* DROP (?:COLUMN|CONSTRAINT)/, what: 'drops something' },
  { pattern: /^ALTER (?:TABLE|TYPE|INDEX) .* RENAME /, what: 'renames something' },
  { pattern: /^ALTER TABLE .* SET NOT NULL/, what: 'refuses nulls that older programs write' },
  { pattern: /^ALTER TABLE .* DROP NOT NULL/, what: 'lets nulls in that older programs do not expect' },
  { pattern: /^ALTER TABLE .* DROP DEFAULT/, what: 'takes a default away' },
  { pattern: /^ALTER TABLE .* ALTER COLUMN .* TYPE /, what: 'changes a type' },
  {
    pattern: /^ALTER TABLE .* ADD (?:COLUMN )?(?!CONSTRAINT)(?!.*(?: DEFAULT | GENERATED )).* NOT NULL/,
    what: 'adds a column that older programs do not fill',
  },
  { pattern: /^ALTER TABLE .* ADD (?:CONSTRAINT|UNIQUE|CHECK|PRIMARY|FOREIGN)/, what: 'restricts rows' },
  { pattern: /^CREATE UNIQUE INDEX/, what: 'restricts rows' },
  { pattern: /^(?:DELETE|TRUNCATE)/, what: 'takes rows away' },
]

/**
 * Finds the statements of a migration with which a program of the version before does not go on. On tables that the migration
 * makes itself everything is allowed: no older program knows them.
 */
export function findBreakingStatements(sql: string): string[] {
  const statements = sql
    .replaceAll(/^--(?!>).*$/gm, '')
    .split(/--> statement-breakpoint|;/)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  const own = new Set(statements.flatMap((each) => nameAfter('CREATE TABLE(?: IF NOT EXISTS)?', each)))
  return statements.flatMap((statement) => {
    const [table = ''] = nameAfter('(?:ALTER TABLE(?: IF EXISTS)?(?: ONLY)?|.* ON)', statement)
    const found = own.has(table) ? undefined : BREAKING.find(({ pattern }) => pattern.test(statement))
    return found ? [`${found.what}: ${statement}`] : []
  })
}

const nameAfter = (words: string, statement: string) =>
  new RegExp(`^${words} ${name}`).exec(statement)?.slice(1, 2) ?? []
