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
  /** Whether it is the whole statement, the selected column of this name, or another part. */
  role: 'statement' | 'part' | { column: string }
}

/** A statement with raw parts that tests ran, with observations of its parameters and rows. */
export interface RecordedStatement {
  text: string
  templates: RecordedTemplate[]
  parameters: Observed[]
  columns: Record<string, Observed>
}

const folder = new URL('../../../.cache/statements/', import.meta.url)
const statements = new Map<string, RecordedStatement>()

/** Records statements built from `sql` templates, to check their row types. */
export function recordStatements(): KyselyPlugin {
  const nodes = new WeakMap<object, RootOperationNode>()
  return {
    transformQuery({ node, queryId }) {
      nodes.set(queryId, node)
      return node
    },
    async transformResult({ result, queryId }) {
      const node = nodes.get(queryId)
      const templates = node ? templatesOf(node) : []
      if (node && templates.length > 0) {
        const { sql, parameters } = new PostgresQueryCompiler().compileQuery(node, queryId)
        record(sql, templates, parameters, result.rows)
      }
      return result
    },
  }
}

/** Writes the statements of this test file to a file, replacing that of an earlier run. */
export function saveStatements(): void {
  const name = createHash('sha1')
    .update(expect.getState().testPath ?? '')
    .digest('hex')
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(recordedStatements()))
}

/** The statements recorded by this process. */
export function recordedStatements(): RecordedStatement[] {
  return [...statements.values()]
}

function record(
  text: string,
  templates: RecordedTemplate[],
  parameters: readonly unknown[],
  rows: readonly object[],
): void {
  const key = JSON.stringify([text, templates])
  const known = statements.get(key) ?? { text, templates, parameters: [], columns: {} }
  statements.set(key, known)
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

/** Whether a raw node comes from an `sql` template, not from `sql.raw`, `sql.join` and similar. */
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
