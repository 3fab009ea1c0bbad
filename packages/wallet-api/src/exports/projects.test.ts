import { expect, test } from 'vitest'
import * as projects from './projects.ts'

test('exports', () => {
  expect(Object.keys(projects).sort()).toMatchInlineSnapshot(`
    [
      "LOG_FIELDS",
      "chainsOf",
      "createProjects",
      "hasSolana",
      "loadProjects",
      "readOrigins",
      "testAccountRefused",
    ]
  `)
})
