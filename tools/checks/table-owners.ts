// Only the owning feature writes a table: node tools/run.mjs tools/checks/table-owners.ts
import { fileURLToPath } from 'node:url'
import { listFiles, readText, withoutComments } from './read-tree.ts'
import { tableOwners } from '../../server/src/features.ts'

const exempt = [
  /\.(test|testing)\.ts$/,
  /^server\/src\/testing\//,
  /^server\/src\/db\/migrations\//,
  // Fills whole databases.
  /^server\/src\/instance-backup\/import-tables\.ts$/,
]

const name = String.raw`(?:only\s+)?(?:public\s*\.\s*)?"?([a-z_][a-z0-9_]*)"?`

/**
 * Each finds a write. The first group is the table, absent when the table is put in at run time; the second
 * is then the parameter that holds it, if it is one.
 */
const writes = [
  new RegExp(String.raw`\binsert\s+into\s+(?:${name}|\$\{)`, 'gi'),
  new RegExp(String.raw`\bdelete\s+from\s+(?:${name}|\$\{)`, 'gi'),
  new RegExp(String.raw`\bmerge\s+into\s+(?:${name}|\$\{)`, 'gi'),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?(?:${name}|\$\{)`, 'gi'),
  new RegExp(String.raw`\bcopy\s+${name}\s*(?:\([^)]*\)\s*)?from\s+stdin`, 'gi'),
  new RegExp(String.raw`\bupdate\s+(?:${name}|\$\{[^}]*\})(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi'),
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:(?:\[\s*)?['"`]([a-z_][a-z0-9_]*)|(?:[\w.]+\.table\()?([a-z]\w*)\b|(?!\s))/g,
]

/** Tables and schemas of libraries, and the folders that write them. */
const libraryFolders: Record<string, string> = {
  pgboss: 'server/src/jobs/',
  schema_migrations: 'server/src/db/',
}

/** Reports writes outside the owner, and mismatched tables and owners. */
export function findForeignWrites(root: string, owners: Record<string, string>): string[] {
  const files = listFiles(root, 'server/src', '.ts')
  const writers = files.filter((file) => !exempt.some((pattern) => pattern.test(file)))
  return [...compareOwners(root, owners), ...writers.flatMap((file) => check(root, file, owners))]
}

function check(root: string, file: string, owners: Record<string, string>): string[] {
  const feature = /^server\/src\/features\/([^/]+)\//.exec(file)?.[1]
  return writtenTables(readText(root, file)).flatMap((table) => {
    if (table === undefined) return [`${file} writes a table that is not named in the code`]
    const libraryFolder = libraryFolders[table]
    if (libraryFolder !== undefined && file.startsWith(libraryFolder)) return []
    const owner = owners[table]
    if (owner === undefined) return [`${file} writes ${table}, which has no owner`]
    return owner === feature ? [] : [`${file} writes ${table}, which belongs to ${owner}`]
  })
}

/** Tables that the code writes, once each; undefined for one known only at run time. */
export function writtenTables(source: string): (string | undefined)[] {
  const code = withoutComments(source)
  const found = writes.flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(([, table, parameter]) =>
      table === undefined && parameter !== undefined
        ? tablesOfParameter(code, parameter)
        : [table?.toLowerCase()],
    ),
  )
  return [...new Set(found)].filter((table) => table !== 'set')
}

/** The tables a parameter can hold, when the file gives it one type that names them all: `type T = 'a' | 'b'`. */
function tablesOfParameter(code: string, parameter: string): (string | undefined)[] {
  const types = [...code.matchAll(new RegExp(`\\b${parameter}\\??:\\s*([^,)=\\n]+)`, 'g'))]
  const [type, ...others] = new Set(types.map(([, name = '']) => name.trim()))
  if (type === undefined || others.length > 0) return [undefined]
  const names = new RegExp(`\\btype ${type} =((?:\\s*\\|?\\s*'[a-z0-9_]+')+)\\s*\\n`).exec(
    code,
  )?.[1]
  return names === undefined
    ? [undefined]
    : names.split('|').map((name) => name.trim().slice(1, -1))
}

function compareOwners(root: string, owners: Record<string, string>): string[] {
  const tables = createdTables(root)
  if (tables.size === 0) return ['server/src/db/migrations creates no table']
  const ownerless = [...tables].filter((table) => owners[table] === undefined)
  const tableless = Object.keys(owners).filter((table) => !tables.has(table))
  return [
    ...ownerless.map(
      (table) => `${table} has no owner: name it in the x.feature.ts of its feature`,
    ),
    ...tableless.map((table) => `${table} has an owner, but no migration creates it`),
  ]
}

function createdTables(root: string): Set<string> {
  const tables = new Set<string>()
  for (const file of listFiles(root, 'server/src/db/migrations', '.sql')) {
    const sql = withoutComments(readText(root, file)).toLowerCase()
    for (const [, created] of sql.matchAll(
      /create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([a-z0-9_]+)/g,
    )) {
      if (created !== undefined) tables.add(created)
    }
    for (const [, from, to] of sql.matchAll(
      /alter\s+table\s+"?([a-z0-9_]+)"?\s+rename\s+to\s+"?([a-z0-9_]+)/g,
    )) {
      if (from !== undefined) tables.delete(from)
      if (to !== undefined) tables.add(to)
    }
    for (const [, dropped] of sql.matchAll(/drop\s+table\s+(?:if\s+exists\s+)?"?([a-z0-9_]+)/g)) {
      if (dropped !== undefined) tables.delete(dropped)
    }
  }
  return tables
}

function main(): void {
  const problems = findForeignWrites(fileURLToPath(new URL('../..', import.meta.url)), tableOwners)
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log('Every table is written by its owner only')
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
