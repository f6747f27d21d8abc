/** The roles of feature files, which end their names: `lists.entries.queries.ts`. */
export const roles = {
  server: [
    'feature',
    'routes',
    'service',
    'policy',
    'rules',
    'queries',
    'view',
    'visibility',
    'jobs',
    'mail',
    'messages',
    'notifications',
    'export-part',
    'import-target',
    'merge-target',
    'removal-target',
    'test',
    'testing',
  ],
  web: ['calls', 'messages', 'rules', 'module', 'test'],
}
