import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeTree, type TemporaryTree } from './temporary-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Each: a file, its code and the rule that rejects it. */
const refused: [file: string, code: string, rule: string][] = [
  ['server/src/a.ts', 'console.log(1)', 'no-console'],
  ['server/src/b.ts', "export const port = process.env['PORT']", 'no-process-env'],
  ['server/src/c.ts', 'export const d = 1\nexport default d', 'no-default-export'],
  ['contract/src/index.ts', "export * from './a.ts'", 'no-barrel-file'],
  ['contract/src/a.ts', 'export const a: any = 1', 'no-explicit-any'],
  ['web/src/a.ts', "import { z } from 'zod'\nz()", 'no-restricted-imports'],
  [
    'web/src/b.ts',
    "import { a } from '@medley/contract/reviews/reviews'\na()",
    'no-restricted-imports',
  ],
  ['web/src/c.tsx', 'export const C = () => <img src="x" />', 'alt-text'],
  ['web/src/d.tsx', 'export const D = () => <button>x</button>', 'button-has-type'],
  [
    'web/src/e.tsx',
    "import { useId } from 'react'\nexport const E = (a: boolean) => a && useId()",
    'rules-of-hooks',
  ],
  [
    'web/src/f.tsx',
    'export const F = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />',
    'no-danger',
  ],
  [
    'contract/src/k.ts',
    "import './values/text-cuts.ts'\nexport const k = (text: string, max: number) => text.slice(0, max)",
    'no-deprecated',
  ],
  [
    'contract/src/l.ts',
    "import './values/text-cuts.ts'\nexport const l = (text: string) => text.substring(0, 280)",
    'no-deprecated',
  ],
  ['web/src/n.ts', '/** What it does. */\nexport const n = 1', 'no-warning-comments'],
  ['web/src/o.tsx', 'export const O = () => <textarea maxLength={9} />', 'forbid-dom-props'],
  [
    'server/src/features/p/p.service.ts',
    'export const p = ({ work_id }: Record<string, number>) => work_id',
    'id-match',
  ],
  ['server/src/features/q/q.rules.ts', 'export const q = () => ({ workID: 1 })', 'id-denylist'],
  [
    'web/src/g.test.ts',
    "import { test, expect } from 'vitest'\ntest.only('x', () => expect(1).toBe(1))",
    'no-focused-tests',
  ],
]

/** Each: a file, its code and the rule that accepts it. */
const allowed: [file: string, code: string, rule: string][] = [
  ['server/src/config/config.ts', "export const port = process.env['PORT']", 'no-process-env'],
  ['web/src/h.ts', "import { a } from '@medley/contract/limits'\na()", 'no-restricted-imports'],
  [
    'web/src/i.ts',
    "import type { A } from '@medley/contract/reviews/reviews'\nexport const i = (a: A): A => a",
    'no-restricted-imports',
  ],
  [
    'contract/src/m.ts',
    "import './values/text-cuts.ts'\nexport const m = (day: string, ones: string[]) => [day.slice(0, 4), ...ones.slice(0, 9)]",
    'no-deprecated',
  ],
  ['tools/j.ts', "console.log(process.env['PORT'])", 'no-console'],
]

let tree: TemporaryTree
let findings: { file: string; rule: string }[]

beforeAll(async () => {
  tree = writeTree(
    Object.fromEntries([...refused, ...allowed].map(([file, code]) => [file, `${code}\n`])),
  )
  for (const file of ['.oxlintrc.json', 'contract/src/values/text-cuts.ts']) {
    mkdirSync(path.join(tree.folder, path.dirname(file)), { recursive: true })
    copyFileSync(path.join(root, file), path.join(tree.folder, file))
  }
  findings = await lint(tree.folder)
})

afterAll(() => {
  tree.remove()
})

async function lint(folder: string): Promise<typeof findings> {
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint')
  // It looks for its part that reads types there, whoever runs the test.
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`
  const options = { cwd: folder, env: { ...process.env, PATH } }
  const run = promisify(execFile)(process.execPath, [program, '--format', 'json'], options)
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const result = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  return result.diagnostics.map(({ code, filename }) => ({ file: filename, rule: code }))
}

const rulesFor = (file: string): string[] =>
  findings
    .filter((finding) => finding.file === file)
    .map(({ rule }) => /\((.+)\)/.exec(rule)?.[1] ?? rule)

test.each(refused)('%s is refused for %s', (file, _code, rule) => {
  expect(rulesFor(file)).toContain(rule)
})

test.each(allowed)('%s is accepted', (file, _code, rule) => {
  expect(rulesFor(file)).not.toContain(rule)
})
