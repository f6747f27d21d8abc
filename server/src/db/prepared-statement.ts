// oxlint-disable-next-line typescript/triple-slash-reference -- the types of a script cannot be imported
/// <reference path="./pg-utils.d.ts" />
import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { prepareValue } from 'pg/lib/utils.js'

declare module 'pg' {
  interface Connection {
    /** Texts by the names under which the connection has prepared them. */
    readonly parsedStatements: Readonly<Record<string, string>>
  }
}

type Row = Record<string, unknown>

/** The columns of a statement, as the database described them. */
export interface RowShape {
  names: readonly string[]
  parsers: readonly ((text: string) => unknown)[]
  /** A row of nulls: a copy of it has all columns at once. */
  empty: Readonly<Row>
}

/** Row shapes of the prepared statements of a connection, by statement name. */
export type RowShapes = Map<string, RowShape>

interface TypeParsers {
  getTypeParser(type: number, format: 'text'): (text: string) => unknown
}

export interface StatementResult {
  command: string
  rowCount: number
  rows: Row[]
}

const noColumns: RowShape = { names: [], parsers: [], empty: {} }

/**
 * One run of a named statement. Unlike the driver's own query, it sends its messages in one piece, and asks for the
 * columns only when the connection runs the statement for the first time: they cannot change afterwards, because
 * PostgreSQL refuses to run a prepared statement whose result would have other columns.
 */
export class PreparedStatement implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  readonly #types: TypeParsers
  readonly #shapes: RowShapes
  readonly #rows: Row[] = []
  readonly #ended = Promise.withResolvers<StatementResult>()
  #shape: RowShape | undefined
  #result = { command: '', rowCount: 0 }
  #fault: unknown

  constructor(
    { name, text, values }: { name: string; text: string; values: readonly unknown[] },
    types: TypeParsers,
    shapes: RowShapes,
  ) {
    this.name = name
    this.text = text
    this.values = [...values]
    this.#types = types
    this.#shapes = shapes
    this.#shape = shapes.get(name)
  }

  /** Runs it; rejects with the database's error. */
  run(client: pg.ClientBase): Promise<StatementResult> {
    client.query(this)
    return this.#ended.promise
  }

  /** Called by the driver, as all that follows; returns why nothing could be sent. */
  submit({ stream, parsedStatements }: pg.Connection): Error | null {
    try {
      const messages = this.#messages(this.name in parsedStatements)
      if (stream.writable) stream.write(messages)
      return null
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text')),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    }
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#fault !== undefined) return
    try {
      this.#rows.push(this.#parse(fields))
    } catch (error) {
      this.#fault = error
    }
  }

  /** Such as `INSERT 0 5`, `SELECT 5` or `CREATE TABLE`. */
  handleCommandComplete({ text }: { text: string }): void {
    const words = text.split(' ')
    this.#result = { command: words[0] ?? '', rowCount: Number(words.at(-1)) || 0 }
    this.#shapes.set(this.name, this.#shape ?? noColumns)
  }

  handleReadyForQuery(): void {
    if (this.#fault === undefined) this.#ended.resolve({ ...this.#result, rows: this.#rows })
    else this.#ended.reject(this.#fault)
  }

  handleError(error: unknown): void {
    this.#ended.reject(error)
  }

  #messages(isPrepared: boolean): Buffer {
    const { name, text, values } = this
    return Buffer.concat([
      ...(isPrepared ? [] : [serialize.parse({ name, text })]),
      serialize.bind({ statement: name, values, valueMapper: prepareValue }),
      ...(this.#shape ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute(),
      serialize.sync(),
    ])
  }

  #parse(fields: readonly (string | null)[]): Row {
    const { names, parsers, empty } = this.#shape ?? noColumns
    const row: Row = { ...empty }
    for (const [index, name] of names.entries()) {
      const text = fields[index] ?? null
      if (text !== null) row[name] = parsers[index]?.(text)
    }
    return row
  }
}
