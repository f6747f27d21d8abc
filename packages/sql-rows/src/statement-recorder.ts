import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import {
  AliasNode,
  IdentifierNode,
  type KyselyPlugin,
  type OperationNode,
  PostgresQueryCompiler,
  RawNode,
  type RootOperationNode,
} from 'kysely'
import { expect } from 'vitest'
import { nothingObserved, observe, type Observed } from './observed.ts'

/** An `sql` template in the code that is part of a statement. */
export interface RecordedTemplate {
  /** The text between its parameters. */
  fragments: readonly string[]
  /** The whole statement, the selected column of this name, or another part. */
  role: 'statement' | 'part' | { column: string }
}

/** A statement that tests ran, with observations of its parameters and rows. */
export interface RecordedStatement {
  text: string
  /** Empty without raw parts. */
  templates: RecordedTemplate[]
  parameters: Observed[]
  columns: Record<string, Observed>
}

const folder = new URL('../../../.cache/statements/', import.meta.url)
const statements = new Map<string, RecordedStatement>()
/** The test file that runs them. */
let testPath: string | undefined

interface Query {
  text: string
  parameters: readonly unknown[]
  templates: RecordedTemplate[]
  /** Unique among the statements. */
  key: string
}

/** Records statements, for the check of their row types. */
export function recordStatements(): KyselyPlugin {
  beginFile()
  const queries = new WeakMap<object, Query>()
  return {
    transformQuery({ node, queryId }) {
      const { sql: text, parameters } = new PostgresQueryCompiler().compileQuery(node, queryId)
      const templates = templatesOf(node)
      const query: Query = { text, parameters, templates, key: JSON.stringify([text, templates]) }
      queries.set(queryId, query)
      return node
    },
    async transformResult({ result, queryId }) {
      const query = queries.get(queryId)
      if (query) observeRun(recordOf(query), query.parameters, result.rows)
      return result
    },
  }
}

/** A process runs many test files; the statements of each are saved by themselves. */
function beginFile(): void {
  const path = expect.getState().testPath
  if (path !== testPath) statements.clear()
  testPath = path
}

/** Writes the statements of this test file to a file, replacing that of an earlier run. */
export function saveStatements(): void {
  const name = createHash('sha1')
    .update(testPath ?? '')
    .digest('hex')
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(recordedStatements()))
}

/** The statements recorded in this test file. */
export function recordedStatements(): RecordedStatement[] {
  return [...statements.values()]
}

function recordOf({ text, templates, key }: Query): RecordedStatement {
  const known = statements.get(key)
  if (known) return known
  const recorded = { text, templates, parameters: [], columns: {} }
  statements.set(key, recorded)
  return recorded
}

function observeRun(
  known: RecordedStatement,
  parameters: readonly unknown[],
  rows: readonly object[],
): void {
  for (const [index, value] of parameters.entries()) {
    observe((known.parameters[index] ??= nothingObserved()), value)
  }
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      observe((known.columns[name] ??= nothingObserved()), value)
    }
  }
}

function templatesOf(root: RootOperationNode): RecordedTemplate[] {
  const found: RecordedTemplate[] = []
  const selected = new Set<unknown>(
    [
      ...('selections' in root ? (root.selections ?? []) : []),
      ...('returning' in root ? (root.returning?.selections ?? []) : []),
    ].map(({ selection }) => selection),
  )
  const visit = (node: object, column?: string): void => {
    if (isTemplate(node)) {
      const role = node === root ? 'statement' : column === undefined ? 'part' : { column }
      found.push({ fragments: node.sqlFragments, role })
    }
    const alias = selected.has(node) ? aliasOf(node) : undefined
    const children: unknown[] = Object.values(node)
    for (const child of children) {
      if (child !== null && typeof child === 'object') visit(child, alias)
    }
  }
  visit(root)
  return found
}

/** True if a raw node comes from an `sql` template, not from `sql.raw`, `sql.join` and similar. */
function isTemplate(node: object): node is RawNode {
  return isNode(node) && RawNode.is(node) && 'raw' in node.sqlFragments
}

function aliasOf(node: object): string | undefined {
  if (!isNode(node) || !AliasNode.is(node)) return undefined
  return IdentifierNode.is(node.alias) ? node.alias.name : undefined
}

function isNode(node: object): node is OperationNode {
  return 'kind' in node
}
