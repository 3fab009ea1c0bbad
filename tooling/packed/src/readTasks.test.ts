import { expect, test } from 'vitest'
import { readTasks } from './readTasks.ts'

const noPage = async (path: string) => Promise.reject(new Error(`Nobody named ${path}`))
const task = (text: string) => `# Tasks\n\n### 7. Do it\n\n${text}\n`
const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`

test('counts the lines of all blocks of a task, without imports, comments and empty ones', async () => {
  const code = "import {\n  a,\n  b,\n} from 'a'\nimport 'c'\n\n// first\nconst one = a(\n  b,\n)"
  const page = task(`4 lines. See [it](it.md).\n\n${fenced('ts', code)}\n${fenced('tsx', '<A /> // own')}`)
  expect(await readTasks(page, noPage)).toEqual([
    { number: 7, title: 'Do it', stated: 4, counted: 4, isRefused: false },
  ])
})

test('counts those of the section that a task names', async () => {
  const named = `# Page\n\n## First\n\n${fenced('ts', 'a()')}\n## Auth.js, it’s one\n\n${fenced('sh', 'npm i')}${fenced('ts', 'b()\nc()')}\n## Next\n\n${fenced('ts', 'd()')}`
  const read = async (path: string) => (path === 'page.md' ? named : noPage(path))
  const [found] = await readTasks(task('2 lines, in [Page](page.md#authjs-its-one).'), read)
  expect(found).toMatchObject({ stated: 2, counted: 2 })
  await expect(readTasks(task('2 lines, in [Page](page.md#nowhere).'), read)).rejects.toThrow('#nowhere')
})

test('does not count the next group of tasks, and knows a task that will not be done', async () => {
  const page = `${task('Not planned. Nobody needs it.')}\n## Group\n\n${fenced('ts', 'a()')}\n### 8. Next\n\n1 line.\n\n${fenced('ts', 'a()')}`
  expect(await readTasks(page, noPage)).toEqual([
    { number: 7, title: 'Do it', stated: undefined, counted: 0, isRefused: true },
    { number: 8, title: 'Next', stated: 1, counted: 1, isRefused: false },
  ])
})
