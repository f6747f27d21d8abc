// Who may import whom. Written as patterns, so that a new feature is walled in the moment its folder exists.

/** The roles of server files, which docs/architecture.md describes. */
const serverRoles =
  'feature|routes|service|policy|rules|queries|view|visibility|jobs|mail|notifications|export-part|import-target|merge-target|removal-target|test|testing'

const tests = '[.](test|testing)[.]tsx?$'
const serverTesting = '^server/src/testing/'
const packageTesting = '^packages/[^/]+/src/testing/'
const webTesting = '^web/src/testing/'

/** Modules of the contract and packages whose values the web client may load. */
const schemaFree =
  '^(contract/src/(limits|paths|route-table|values/(medium|audiences|marked-text|visible-sign|text-cuts|languages)|administration/(backup-failures|setting-rules)|transfer/(import-message-codes|import-sources))[.]ts|packages/(covers|messages)/src/[^/]+[.]ts|packages/texts/(generated/.+|src/formats)[.]ts)$'

/** Folders of the server, lowest first: each may use the ones its rule names. */
const serverAdapters = '^server/src/(db|jobs|mail|files|catalogue)/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Imports go one way.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere hides from every other rule.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-imports-only-the-schema-library',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: tests },
      to: {
        pathNot: [
          '^contract/src/',
          '(^|/)node_modules/zod/',
          '^packages/texts/generated/languages[.]ts$',
        ],
      },
    },
    {
      name: 'packages-know-no-product',
      severity: 'error',
      comment: 'What they need of server or web is passed in.',
      from: { path: '^packages/', pathNot: tests },
      to: { path: '^(server|web|e2e|tools|bench|drill|shelf-builder)/' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|e2e|tools|bench|drill|shelf-builder)/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|e2e|tools|bench|drill|shelf-builder)/' },
    },
    {
      name: 'only-tests-use-testing',
      severity: 'error',
      from: {
        path: '^(server|web|packages/[^/]+)/src/',
        pathNot: [tests, serverTesting, webTesting, packageTesting],
      },
      to: { path: [serverTesting, webTesting, packageTesting] },
    },
    {
      name: 'nobody-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'server-main-is-the-top',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/main[.]ts$' },
      to: { path: '^server/src/main[.]ts$' },
    },
    {
      name: 'server-app-is-used-by-main',
      severity: 'error',
      comment:
        'main, further entries beside it and tests put the app together; nothing below knows it.',
      from: {
        path: '^server/src/',
        pathNot: [
          '^server/src/[^/]+[.]ts$',
          '^server/src/(admin|demo|start)/',
          serverTesting,
          tests,
        ],
      },
      to: { path: '^server/src/app[.]ts$' },
    },
    {
      name: 'server-features-use-services-of-others',
      severity: 'error',
      comment:
        'Of another feature only the service and the visibility fragment are open; targets have rules of their own.',
      from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^server/src/features/[^/]+/',
        pathNot: [
          '^server/src/features/$1/',
          '^server/src/features/.+[.](service|visibility|import-target|merge-target|removal-target)[.]ts$',
        ],
      },
    },
    {
      name: 'server-import-targets-are-used-by-imports',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/features/imports/', '[.]feature[.]ts$', tests],
      },
      to: { path: '[.]import-target[.]ts$' },
    },
    {
      name: 'server-import-port-is-for-import-targets',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '^server/src/(features/imports/|ports/|features?[.]ts$)',
          '[.]import-target[.]ts$',
          tests,
        ],
      },
      to: { path: '^server/src/ports/import-target[.]ts$' },
    },
    {
      name: 'server-merge-targets-are-listed-once',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['[.]feature[.]ts$', tests] },
      to: { path: '[.]merge-target[.]ts$' },
    },
    {
      name: 'server-merge-port-is-for-merge-targets',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '^server/src/(features/merges/|ports/|feature[.]ts$)',
          '[.]merge-target[.]ts$',
          tests,
        ],
      },
      to: { path: '^server/src/ports/merge-target[.]ts$' },
    },
    {
      name: 'server-removal-targets-are-listed-once',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['[.]feature[.]ts$', tests] },
      to: { path: '[.]removal-target[.]ts$' },
    },
    {
      name: 'server-removal-port-is-for-removal-targets',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '^server/src/(features/moderation/|ports/|feature[.]ts$)',
          '[.]removal-target[.]ts$',
          tests,
        ],
      },
      to: { path: '^server/src/ports/removal-target[.]ts$' },
    },
    {
      name: 'server-features-name-files-by-role',
      severity: 'error',
      comment:
        'feature[.topic].role.ts; folders inside a feature are nouns, and their files are named freely.',
      from: {},
      to: {
        path: '^server/src/features/[^/]+/[^/]+$',
        pathNot: `^server/src/features/([^/]+)/\\1[^/]*[.](${serverRoles})[.]ts$`,
      },
    },
    {
      name: 'web-features-name-files-by-role',
      severity: 'error',
      comment: 'Components and hooks have no role.',
      from: {},
      to: {
        path: '^web/src/features/[^/]+/[^/]+[.][^/]+[.]tsx?$',
        pathNot: '[.](calls|rules|slot|test)[.]tsx?$',
      },
    },
    {
      name: 'server-features-know-no-list',
      severity: 'error',
      comment:
        'Lists of what features have stand above them; features reach it through the context.',
      from: { path: '^server/src/(features|ports)/', pathNot: tests },
      to: { path: '^server/src/(features|subscriptions)[.]ts$' },
    },
    {
      name: 'server-features-declare-themselves-once',
      severity: 'error',
      comment: 'features.ts lists what each feature declares; nothing else looks at it.',
      from: { path: '^server/src/', pathNot: '^server/src/features[.]ts$' },
      to: { path: '^server/src/features/.*[.]feature[.]ts$' },
    },
    {
      name: 'server-ports-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/ports/' },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'server-adapters-know-no-feature',
      severity: 'error',
      from: { path: serverAdapters, pathNot: tests },
      to: { path: '^server/src/(features|http)/' },
    },
    {
      name: 'server-adapters-stand-alone',
      severity: 'error',
      comment: 'jobs may use the database; the others use only themselves.',
      from: { path: '^server/src/(mail|files|catalogue|db)/', pathNot: tests },
      to: { path: serverAdapters, pathNot: '^server/src/$1/' },
    },
    {
      name: 'server-jobs-use-the-database-only',
      severity: 'error',
      from: { path: '^server/src/jobs/', pathNot: tests },
      to: { path: '^server/src/(mail|files|catalogue)/' },
    },
    {
      name: 'server-context-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/(context[.]ts$|config/)' },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'server-http-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/http/', pathNot: tests },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'server-queries-know-no-http',
      severity: 'error',
      comment: 'Services, policies and queries never see HTTP; routes do.',
      from: {
        path: '[.](service|policy|queries|visibility|view|notifications|export-part|import-target|merge-target|removal-target)[.]ts$',
        pathNot: tests,
      },
      to: { path: ['^server/src/http/', '(^|/)node_modules/fastify/'] },
    },
    {
      name: 'web-main-is-the-top',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/main[.]tsx$' },
      to: { path: '^web/src/main[.]tsx$' },
    },
    {
      name: 'web-app-is-used-by-main',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: ['^web/src/main[.]tsx$', '^web/src/app/', webTesting, '^web/src/kitchen/', tests],
      },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-screens-are-used-by-app',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/(app|screens)/', webTesting, tests] },
      to: { path: '^web/src/screens/' },
    },
    {
      name: 'web-screens-know-no-other-screen',
      severity: 'error',
      comment: 'A screen puts features together; what two screens share is one of them.',
      from: { path: '^web/src/screens/([^/]+)/', pathNot: tests },
      to: { path: '^web/src/screens/', pathNot: '^web/src/screens/$1/' },
    },
    {
      name: 'web-feature-parts-are-private',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/[^/]+/parts/', pathNot: '^web/src/features/$1/parts/' },
    },
    {
      name: 'web-feature-parts-are-private-to-all',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/features/' },
      to: { path: '^web/src/features/[^/]+/parts/' },
    },
    {
      name: 'web-ui-and-lib-know-no-domain',
      severity: 'error',
      comment:
        'Neither a feature nor a link of ours; limits and types of the wire come from the contract.',
      from: { path: '^web/src/(ui|lib|theme)/', pathNot: tests },
      to: { path: ['^web/src/features/', '^web/src/paths[.]ts$'] },
    },
    {
      name: 'web-ui-knows-no-contract',
      severity: 'error',
      from: { path: '^web/src/(ui|theme)/', pathNot: tests },
      to: { path: '^(contract|packages/messages)/' },
    },
    {
      name: 'web-loads-no-schema-library',
      severity: 'error',
      from: { path: '^web/src/', pathNot: tests },
      to: { path: '(^|/)node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-loads-only-schema-free-modules-of-the-contract',
      severity: 'error',
      from: { path: '^web/src/', pathNot: [tests, webTesting] },
      to: {
        path: '^contract/src/',
        pathNot: schemaFree,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-schema-free-modules-stay-schema-free',
      severity: 'error',
      from: { path: schemaFree, pathNot: tests },
      to: {
        pathNot: schemaFree,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-environment-is-read-in-config',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/config/', tests, serverTesting],
      },
      to: { path: '^(node:)?process$' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|[.]cache|data)/|[.](css|svg|woff2|png)$' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
