import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkFolder, writeTree, type TemporaryTree } from './temporary-tree.ts'
import { findViolations, passThroughRule, type Violation, type Walls } from './walls.ts'

const value = 'export const value = 1\n'

/** Every file of the small tree that others import. */
const targets = [
  'contract/src/values/medium.ts',
  'contract/src/reviews/reviews.ts',
  'server/src/main.ts',
  'server/src/app.ts',
  'server/src/http/binder.ts',
  'server/src/db/connect.ts',
  'server/src/mail/outbox.ts',
  'server/src/testing/harness.ts',
  'server/src/features/works/works.service.ts',
  'server/src/features/works/finding.service.ts',
  'server/src/features/works/works.foresee.ts',
  'server/src/features/works/works.visibility.ts',
  'server/src/features/works/works.feature.ts',
  'server/src/features/works/works.queries.ts',
  'server/src/features/works/works.routes.test.ts',
  'server/src/features/works/works.import-target.ts',
  'server/src/features/works/works.merge-target.ts',
  'server/src/features/works/works.removal-target.ts',
  'server/src/ports/import-target.ts',
  'server/src/ports/removal-target.ts',
  'server/src/ports/merge-target.ts',
  'server/src/features.ts',
  'web/src/main.tsx',
  'web/src/app/router.tsx',
  'web/src/screens/home.tsx',
  'web/src/paths.ts',
  'web/src/ui/forms/button.tsx',
  'web/src/lib/dates.ts',
  'web/src/features/works/works.calls.ts',
  'web/src/features/works/works.helpers.ts',
  'web/src/features/works/parts/cover.tsx',
]

/** Each line: the importing file, what it imports, how, and the rules it breaks. */
const forbidden: [from: string, imports: string, rules: string[]][] = [
  [
    'server/src/features/works/works.a.service.ts',
    "import './finding.service.ts'",
    ['server-features-name-files-by-role'],
  ],
  [
    'server/src/features/works/works.b.service.ts',
    "import './works.foresee.ts'",
    ['server-features-name-files-by-role'],
  ],
  [
    'web/src/features/works/work-card.tsx',
    "import './works.helpers.ts'",
    ['web-features-name-files-by-role'],
  ],
  [
    'contract/src/a.ts',
    "import '../../server/src/db/connect.ts'",
    ['contract-imports-only-the-schema-library'],
  ],
  ['contract/src/limits.ts', "import 'zod'", ['contract-schema-free-modules-stay-schema-free']],
  [
    'packages/a/src/a.ts',
    "import '../../../server/src/db/connect.ts'",
    ['packages-know-no-product'],
  ],
  ['web/src/lib/b.ts', "import './missing.ts'", ['resolvable']],
  [
    'server/src/features/a/a.service.ts',
    "import '../works/works.queries.ts'",
    ['server-features-use-services-of-others'],
  ],
  [
    'server/src/features/b/b.service.ts',
    "import '../../http/binder.ts'",
    ['server-queries-know-no-http'],
  ],
  [
    'server/src/features/m/m.service.ts',
    "import '../works/works.import-target.ts'",
    ['server-import-targets-are-used-by-imports'],
  ],
  [
    'server/src/features/n/n.service.ts',
    "import '../../ports/import-target.ts'",
    ['server-import-port-is-for-import-targets'],
  ],
  [
    'server/src/features/m/merged.service.ts',
    "import '../works/works.merge-target.ts'",
    ['server-merge-targets-are-listed-once'],
  ],
  [
    'server/src/features/n/merged.service.ts',
    "import '../../ports/merge-target.ts'",
    ['server-merge-port-is-for-merge-targets'],
  ],
  [
    'server/src/features/m/removed.service.ts',
    "import '../works/works.removal-target.ts'",
    ['server-removal-targets-are-listed-once'],
  ],
  [
    'server/src/features/n/removed.service.ts',
    "import '../../ports/removal-target.ts'",
    ['server-removal-port-is-for-removal-targets'],
  ],
  [
    'server/src/q.ts',
    "import './features/works/works.feature.ts'",
    ['server-features-declare-themselves-once'],
  ],
  [
    'server/src/features/p/p.service.ts',
    "import '../../features.ts'",
    ['server-features-know-no-list'],
  ],
  [
    'server/src/ports/port.ts',
    "import '../features/works/works.service.ts'",
    ['server-ports-know-no-feature'],
  ],
  ['server/src/features/c/c.queries.ts', "import 'fastify'", ['server-queries-know-no-http']],
  ['server/src/features/d/d.routes.ts', "import '../../app.ts'", ['server-app-is-used-by-main']],
  [
    'server/src/features/e/e.routes.ts',
    "import '../../testing/harness.ts'",
    ['only-tests-use-testing'],
  ],
  [
    'server/src/features/f/f.routes.ts',
    "import '../works/works.routes.test.ts'",
    ['nobody-imports-a-test', 'server-features-use-services-of-others'],
  ],
  [
    'server/src/features/g/g.routes.ts',
    "import '../../../../web/src/lib/dates.ts'",
    ['server-knows-no-web'],
  ],
  [
    'server/src/features/h/h.service.ts',
    "import 'node:process'",
    ['the-environment-is-read-in-config'],
  ],
  [
    'server/src/context.ts',
    "import './features/works/works.service.ts'",
    ['server-context-knows-no-feature'],
  ],
  ['server/src/helper.ts', "import './main.ts'", ['server-main-is-the-top']],
  ['server/src/files/store.ts', "import '../mail/outbox.ts'", ['server-adapters-stand-alone']],
  [
    'server/src/jobs/worker.ts',
    "import '../mail/outbox.ts'",
    ['server-jobs-use-the-database-only'],
  ],
  [
    'server/src/catalogue/one.ts',
    "import '../features/works/works.service.ts'",
    ['server-adapters-know-no-feature'],
  ],
  [
    'server/src/http/door.ts',
    "import '../features/works/works.service.ts'",
    ['server-http-knows-no-feature'],
  ],
  [
    'web/src/lib/a.ts',
    "import '../features/works/works.calls.ts'",
    ['web-ui-and-lib-know-no-domain'],
  ],
  ['web/src/ui/a.tsx', "import '../paths.ts'", ['web-ui-and-lib-know-no-domain']],
  [
    'web/src/ui/b.tsx',
    "import type { value } from '@medley/contract/values/medium'",
    ['web-ui-knows-no-contract'],
  ],
  [
    'web/src/features/a/a.tsx',
    "import '../works/parts/cover.tsx'",
    ['web-feature-parts-are-private'],
  ],
  ['web/src/features/b/b.tsx', "import '../../screens/home.tsx'", ['web-screens-are-used-by-app']],
  ['web/src/features/c/c.tsx', "import '../../app/router.tsx'", ['web-app-is-used-by-main']],
  ['web/src/features/d/d.tsx', "import 'zod'", ['web-loads-no-schema-library']],
  [
    'web/src/features/e/e.tsx',
    "import { value } from '@medley/contract/reviews/reviews'",
    ['web-loads-only-schema-free-modules-of-the-contract'],
  ],
  [
    'web/src/features/f/f.tsx',
    "import '../../../../server/src/db/connect.ts'",
    ['web-knows-no-server'],
  ],
  [
    'web/src/screens/a.tsx',
    "import '../features/works/parts/cover.tsx'",
    ['web-feature-parts-are-private-to-all'],
  ],
  ['web/src/screens/c/c.tsx', "import '../home.tsx'", ['web-screens-know-no-other-screen']],
  ['web/src/app/a.tsx', "import '../main.tsx'", ['web-main-is-the-top']],
]

const allowed: [from: string, imports: string][] = [
  ['contract/src/c.ts', "import 'zod'"],
  ['server/src/features/i/i.service.ts', "import '../works/works.service.ts'"],
  ['server/src/features/imports/write/w.ts', "import '../../works/works.import-target.ts'"],
  ['server/src/features/w/w.feature.ts', "import '../works/works.import-target.ts'"],
  ['server/src/features/works/works.feature.ts', "import './works.merge-target.ts'"],
  ['server/src/features.ts', "import './features/works/works.feature.ts'"],
  ['server/src/features/o/o.import-target.ts', "import '../../ports/import-target.ts'"],
  ['server/src/features/j/j.queries.ts', "import '../works/works.visibility.ts'"],
  ['server/src/features/k/k.service.ts', "import '../../db/connect.ts'"],
  ['server/src/features/l/l.routes.ts', "import '../../http/binder.ts'"],
  ['server/src/features/l/l.routes.test.ts', "import '../../testing/harness.ts'"],
  ['server/src/jobs/queue.ts', "import '../db/connect.ts'"],
  [
    'web/src/features/h/h.calls.ts',
    "import type { value } from '@medley/contract/reviews/reviews'",
  ],
  ['web/src/features/i/i.tsx', "import { value } from '@medley/contract/values/medium'"],
  ['web/src/features/j/j.tsx', "import '../works/works.calls.ts'"],
  ['web/src/features/works/list.tsx', "import './parts/cover.tsx'"],
  ['web/src/screens/b.tsx', "import '../features/works/works.calls.ts'"],
  ['web/src/app/b.tsx', "import '../screens/home.tsx'"],
]

const passThrough = {
  'server/src/features/works/works.everything.service.ts':
    "/** Services. */\nexport { value } from './works.queries.ts'\nexport type { Row } from './works.queries.ts'\n",
  'server/src/features/works/works.imported.service.ts':
    "import { value } from './works.queries.ts'\nexport * from './works.queries.ts'\n",
}

let tree: TemporaryTree
let walls: Walls

beforeAll(async () => {
  tree = writeTree({
    ...Object.fromEntries(targets.map((file) => [file, value])),
    ...Object.fromEntries(
      [...forbidden, ...allowed].map(([from, imports]) => [
        from,
        `${imports}\nexport const own = 1\n`,
      ]),
    ),
    ...passThrough,
    'web/src/lib/ring-a.ts': "import './ring-b.ts'\n",
    'web/src/lib/ring-b.ts': "import './ring-a.ts'\n",
    'contract/package.json': '{"name":"@medley/contract","exports":{"./*":"./src/*.ts"}}',
    'node_modules/zod/package.json': '{"name":"zod","main":"index.js"}',
    'node_modules/zod/index.js': '',
    'node_modules/fastify/package.json': '{"name":"fastify","main":"index.js"}',
    'node_modules/fastify/index.js': '',
    'package.json':
      '{"name":"tree","dependencies":{"zod":"1","fastify":"1","@medley/contract":"1"}}',
  })
  linkFolder(tree, 'contract', 'node_modules/@medley/contract')
  walls = await findViolations(tree.folder)
})

afterAll(() => {
  tree.remove()
})

const rulesBrokenBy = (from: string): string[] =>
  walls.violations
    .filter((violation: Violation) => violation.from === from)
    .map((violation) => violation.rule)
    .toSorted()

test('reads every module of the tree', () => {
  expect(walls.modules).toBeGreaterThanOrEqual(targets.length + forbidden.length + allowed.length)
})

test.each(forbidden)('%s may not: %s', (from, _imports, rules) => {
  expect(rulesBrokenBy(from)).toEqual(rules.toSorted())
})

test.each(allowed)('%s may: %s', (from) => {
  expect(rulesBrokenBy(from)).toEqual([])
})

test.each(Object.keys(passThrough))('refuses %s, which only passes queries on', (file) => {
  expect(rulesBrokenBy(file)).toEqual([passThroughRule])
})

test('refuses a cycle', () => {
  expect(rulesBrokenBy('web/src/lib/ring-a.ts')).toEqual(['no-cycles'])
})

test('every rule is broken by some line above', () => {
  const proven = new Set(walls.violations.map((violation) => violation.rule))
  const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    forbidden: { name: string }[]
  }
  const rules = [...config.forbidden.map((rule) => rule.name), passThroughRule]
  expect([...proven].toSorted()).toEqual(rules.toSorted())
})
