/** What a file of a feature may be, as the end of its name: `lists.entries.queries.ts`. */
export const roles = {
  server: [
    'routes',
    'service',
    'policy',
    'rules',
    'queries',
    'view',
    'visibility',
    'jobs',
    'mail',
    'import-target',
    'test',
  ],
  web: ['calls', 'messages', 'rules', 'module', 'test'],
}

/** Files that do not follow the rule yet. Rename a file, and its line goes; no line is added. */
export const exceptions: readonly string[] = []
