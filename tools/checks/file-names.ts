// File names of features end in a role: node tools/checks/file-names.ts
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { roles } from './file-names.data.ts'
import { listFiles, readText } from './read-tree.ts'

const architecture = 'docs/architecture.md'

/** The folders of features, their roles, and whether a file may lack a role. */
const places = [
  { folder: 'server/src/features', roles: roles.server, mayLackRole: false },
  { folder: 'web/src/features', roles: roles.web, mayLackRole: true },
]

/**
 * Reports files whose name does not end in a role, and roles that the architecture page does not list.
 */
export function findOddNames(root: string): string[] {
  const odd = places.flatMap(({ folder, roles: known, mayLackRole }) =>
    listFiles(root, folder, '.ts', '.tsx', '.css').filter(
      (file) => !isNamedByRole(path.posix.relative(folder, file), known, mayLackRole),
    ),
  )
  return [
    ...odd.map((file) => `${file} does not end in a role (tools/checks/file-names.data.ts)`),
    ...unlistedRoles(root),
  ]
}

/**
 * A feature file is named `feature[.topic].role.ts`; a test may have the name of its subject without the
 * feature's. Folders inside a feature are named by a noun, and their files are named freely.
 */
function isNamedByRole(file: string, known: readonly string[], mayLackRole: boolean): boolean {
  const [feature = '', name = '', ...deeper] = file.split('/')
  if (deeper.length > 0) return true
  // A translation has the name of its English file, with the language before the ending.
  const [first, ...rest] = name
    .replace(/(?<=\.messages)\.[a-z]{2}(?=\.ts$)/, '')
    .split('.')
    .slice(0, -1)
  const role = rest.at(-1)
  if (role === undefined) return mayLackRole
  return known.includes(role) && (mayLackRole || first === feature)
}

function unlistedRoles(root: string): string[] {
  const text = readText(root, architecture)
  return [...new Set(Object.values(roles).flat())]
    .filter((role) => !text.includes(`\`${role}\``))
    .map((role) => `${architecture} does not list the role ${role}`)
}

function main(): void {
  const problems = findOddNames(fileURLToPath(new URL('../..', import.meta.url)))
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log('Files of features are named by their role')
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
