import { afterEach, expect, test } from 'vitest'
import { configSettings, findStaleNames } from './documents.ts'
import { writeTree, type TemporaryTree } from './temporary-tree.ts'

const sound = {
  'package.json': '{"scripts":{"start":"x","bench":"x"}}',
  'server/src/config/setting-values.ts':
    "const port = env.PORT ?? read('SMTP_URL')\n// not OLD_NAME\n",
  'tools/test.mjs': 'process.env.CHROMIUM_PATH',
  'docs/operations.md':
    '| Setting | Default |\n|---|---|\n| `PORT` | 3000 |\n| `SMTP_URL` | none |\n\nSee `docs/operations.md`.\n',
}

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

function problemsOf(files: Record<string, string>): string[] {
  tree = writeTree({ ...sound, ...files })
  return findStaleNames(tree.folder)
}

test('accepts documents that name what exists', () => {
  const readme = [
    'Run `npm start` or `npm run bench`, set `PORT=80`, `SMTP_*` or `CHROMIUM_PATH`.',
    'Read [operations](docs/operations.md#settings) and `server/src/*.ts`, made into `server/dist/main.js`.',
    'Send `SIGTERM`, then `GET /v1/works`; see https://example.org/docs/x.',
  ].join('\n')
  expect(problemsOf({ 'README.md': readme })).toEqual([])
})

test.each([
  ['`npm run deploy`', 'names the script deploy, which package.json does not have'],
  ['`npm test`', 'names the script test, which package.json does not have'],
  ['`server/src/gone.ts`', 'names the path server/src/gone.ts, which does not exist'],
  ['`server/gone/*.ts`', 'names the path server/gone/*.ts, which does not exist'],
  ['`knip.json`', 'names the path knip.json, which does not exist'],
  ['[x](docs/gone.md)', 'links to docs/gone.md, which does not exist'],
  ['`OLD_NAME`', 'names the setting OLD_NAME, which nothing reads'],
  ['```sh\nDEBUG=1 npm start\n```', 'names the setting DEBUG, which nothing reads'],
])('catches %s', (text, problem) => {
  expect(problemsOf({ 'README.md': text })).toEqual([`README.md ${problem}`])
})

test('catches a setting that the table of settings leaves out', () => {
  const config = {
    'server/src/config/setting-values.ts': "env.PORT; read('SMTP_URL'); read('S3_BUCKET')",
  }
  expect(problemsOf(config)).toEqual([
    'docs/operations.md does not list S3_BUCKET, which server/src/config/setting-values.ts reads',
  ])
})

test('catches a listed setting that nothing reads', () => {
  expect(problemsOf({ 'server/src/config/setting-values.ts': 'env.PORT' })).toEqual([
    'docs/operations.md names the setting SMTP_URL, which nothing reads',
    'docs/operations.md lists SMTP_URL, which nothing reads',
  ])
})

test('reads the settings out of code in every usual form', () => {
  tree = writeTree({
    'server/src/config/setting-values.ts': "env.PORT; env['HOST'];\n  ROLE: text,\n// GONE_NAME\n",
  })
  expect([...configSettings(tree.folder)]).toEqual(['PORT', 'HOST', 'ROLE'])
})

test('reads the page for contributors', () => {
  expect(problemsOf({ 'CONTRIBUTING.md': 'Run `npm run gone`.' })).toEqual([
    'CONTRIBUTING.md names the script gone, which package.json does not have',
  ])
})

test('catches a setting that a file in deploy gives and nothing reads', () => {
  const files = {
    'deploy/Containerfile': 'FROM x\nENV NODE_ENV=production PORT=3000 OLD_PORT=1\n',
    'deploy/compose.yaml':
      'services:\n  web:\n    environment:\n      SMTP_URL_FILE: /x\n      OLD_URL_FILE: /x\n',
    'deploy/systemd/one.service': 'Environment=PORT=3000 OLD_NAME=1\n',
  }
  expect(problemsOf(files)).toEqual([
    'deploy/Containerfile sets OLD_PORT, which server/src/config/setting-values.ts does not read',
    'deploy/compose.yaml sets OLD_URL_FILE, which server/src/config/setting-values.ts does not read',
    'deploy/systemd/one.service sets OLD_NAME, which server/src/config/setting-values.ts does not read',
  ])
})
