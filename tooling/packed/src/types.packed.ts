import { selectRows } from '@foyer/harness/full'
import { inject, test } from 'vitest'
import { compile } from './compile.ts'
import type { FixtureName } from './fixtures.ts'
import { runScript } from './runScript.ts'

const fixtures = inject('fixtures')

type Row = {
  fixture: FixtureName
  typescript: '5.4' | '6.0' | '7.0'
  resolution: 'bundler' | 'node16' | 'node'
}

/** The compiler that each app installs. The one of the html app is the oldest that the packages support. */
const own: Pick<Row, 'fixture' | 'typescript'>[] = [
  { fixture: 'html', typescript: '5.4' },
  { fixture: 'react', typescript: '6.0' },
  { fixture: 'react18', typescript: '6.0' },
  { fixture: 'vue', typescript: '6.0' },
]
// The native compiler has no `node`, and Vue's templates need the programming interface of the others.
const native = own
  .filter(({ fixture }) => fixture !== 'vue')
  .map(({ fixture }) => ({ fixture, typescript: '7.0' as const }))

const rows: Row[] = [
  ...own.flatMap((row) =>
    (['bundler', 'node16', 'node'] as const).map((resolution) => ({ ...row, resolution })),
  ),
  ...native.flatMap((row) => (['bundler', 'node16'] as const).map((resolution) => ({ ...row, resolution }))),
]
/** The snippets are compiled with `bundler` and 7.0, and import more than any app. */
const isUsual = ({ fixture, typescript, resolution }: Row) =>
  fixture === 'html' && (typescript === '7.0' ? resolution === 'node16' : resolution === 'node')

test.each(selectRows(rows, isUsual))(
  'the $fixture app compiles strictly with TypeScript $typescript and moduleResolution $resolution',
  async ({ fixture, typescript, resolution }) => {
    if (typescript === '7.0') await compile(fixtures[fixture], `tsconfig.${resolution}.json`)
    else await runScript(fixtures[fixture], `types:${resolution}`)
  },
)
