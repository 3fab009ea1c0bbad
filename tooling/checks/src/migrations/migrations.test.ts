/** "Expand, then contract": a program of the last release goes on beside one of the next, on the same tables. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../workspace.ts'
import { findBreakingStatements } from './findBreakingStatements.ts'

/** Stands in a migration that breaks older programs, and names the oldest one that goes on, by its newest migration. */
const MARK = /^-- oldest program: (\S+)$/m

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const folders = globSync('{apps,packages}/*/drizzle/**/meta/_journal.json', { cwd: REPOSITORY }).map(
  (journal) => {
    const folder = dirname(dirname(join(REPOSITORY, journal)))
    const tags = readJson(join(REPOSITORY, journal)).entries.map(
      ({ tag }: { tag: string }) => tag,
    ) as string[]
    return {
      name: dirname(dirname(journal)),
      tags,
      migrations: tags.map((tag) => ({ tag, sql: readFileSync(join(folder, `${tag}.sql`), 'utf8') })),
      compatibility: join(folder, 'compatibility.json'),
    }
  },
)

test('finds the migrations of each server', () => {
  expect(folders.map(({ name }) => name).toSorted()).toEqual([
    'apps/gateway/drizzle',
    'apps/wallet-server/drizzle/auth',
    'apps/wallet-server/drizzle/vault',
  ])
})

test.each(folders)(
  'a migration of $name that older programs cannot live with says which ones can',
  ({ migrations, tags }) => {
    const unmarked = migrations.slice(1).flatMap(({ tag, sql }) => {
      const [, oldest] = MARK.exec(sql) ?? []
      const isNamed = oldest !== undefined && tags.slice(0, tags.indexOf(tag) + 1).includes(oldest)
      return isNamed ? [] : findBreakingStatements(sql).map((problem) => `${tag} ${problem}`)
    })
    expect(unmarked, 'Only add; or mark it with `-- oldest program: <tag>`, see CONTRIBUTING.md').toEqual([])
  },
)

test.each(folders)('programs that $name breaks refuse to start', ({ migrations, tags, compatibility }) => {
  const marks = migrations.flatMap(({ sql }) => MARK.exec(sql)?.[1] ?? [])
  const newest = tags.findLast((tag) => marks.includes(tag))
  expect(existsSync(compatibility) ? readJson(compatibility).oldest : undefined).toBe(newest)
})

test.each([
  'DROP TABLE "a"',
  'ALTER TABLE "a" DROP COLUMN "b"',
  'ALTER TABLE "a" DROP CONSTRAINT "b"',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
  'ALTER TABLE "a" RENAME TO "b"',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
  'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL',
  'ALTER TABLE "a" ADD CONSTRAINT "b" UNIQUE("c")',
  'CREATE UNIQUE INDEX "b" ON "a" USING btree ("c")',
  'DELETE FROM "a"',
  'CREATE TABLE "other" ("b" text);--> statement-breakpoint\nALTER TABLE "public"."a" DROP COLUMN "b"',
])('finds: %s', (sql) => {
  expect(findBreakingStatements(`${sql};`)).toHaveLength(1)
})

test.each([
  'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "b" UNIQUE("c");--> statement-breakpoint\nCREATE UNIQUE INDEX "c" ON "a" USING btree ("b")',
  'ALTER TABLE "a" ADD COLUMN "b" text',
  `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT 'c' NOT NULL`,
  'CREATE INDEX "b" ON "a" USING btree ("c")',
  '-- DROP TABLE "a"',
])('lets pass: %s', (sql) => {
  expect(findBreakingStatements(`${sql};`)).toEqual([])
})
