// oxlint-disable-next-line typescript/triple-slash-reference -- the types of a script cannot be imported
/// <reference path="./pg-utils.d.ts" />
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { prepareValue } from 'pg/lib/utils.js'

type Row = Record<string, unknown>

/** The columns of a statement, as the database described them. */
export interface RowShape {
  names: readonly string[]
  parsers: readonly ((text: string) => unknown)[]
  /** A row of nulls: a copy of it has all columns at once. */
  empty: Readonly<Row>
}

/** The statements that a connection has prepared. */
export interface Prepared {
  /** Their columns, by the names of the statements. */
  shapes: LRUCache<string, RowShape>
  /** Names of those that it closes with the next message. */
  closing: string[]
}

const preparedMax = 400

/** A new connection has prepared nothing. The statements that it ran longest ago are closed. */
export function nothingPrepared(): Prepared {
  const closing: string[] = []
  const dispose = (_: RowShape, name: string) => void closing.push(name)
  return { closing, shapes: new LRUCache({ max: preparedMax, dispose, noDisposeOnSet: true }) }
}

declare module 'pg' {
  interface Connection {
    /** Texts of statements by name, which the driver stores and never deletes. */
    readonly parsedStatements: Record<string, string>
  }
}

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
 * columns only when it prepares the statement: they cannot change afterwards, because PostgreSQL refuses to run a
 * prepared statement whose result would have other columns. A statement that fails is prepared again the next time.
 */
export class PreparedStatement implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
  readonly #types: TypeParsers
  readonly #prepared: Prepared
  readonly #rows: Row[] = []
  readonly #ended = Promise.withResolvers<StatementResult>()
  #shape = noColumns
  #result = { command: '', rowCount: 0 }
  #fault: unknown

  constructor(
    { name, text, values }: { name: string; text: string; values: readonly unknown[] },
    types: TypeParsers,
    prepared: Prepared,
  ) {
    this.name = name
    this.text = text
    this.values = [...values]
    this.#types = types
    this.#prepared = prepared
  }

  /** Runs it; rejects with the database's error. */
  run(client: pg.ClientBase): Promise<StatementResult> {
    client.query(this)
    return this.#ended.promise
  }

  /** Called by the driver, as all that follows; returns why nothing could be sent. */
  submit({ stream, parsedStatements }: pg.Connection): Error | null {
    try {
      const messages = this.#messages(parsedStatements)
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
    this.#prepared.shapes.set(this.name, this.#shape)
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
  }

  handleReadyForQuery(): void {
    if (this.#fault === undefined) this.#ended.resolve({ ...this.#result, rows: this.#rows })
    else this.#ended.reject(this.#fault)
  }

  handleError(error: unknown): void {
    this.#prepared.shapes.delete(this.name)
    this.#ended.reject(error)
  }

  #messages(parsedStatements: pg.Connection['parsedStatements']): Buffer {
    const { name, text, values } = this
    const { shapes, closing } = this.#prepared
    const bind = serialize.bind({ statement: name, values, valueMapper: prepareValue })
    const known = shapes.get(name)
    this.#shape = known ?? noColumns
    if (!known) shapes.set(name, noColumns)
    const closed = closing.splice(0)
    for (const one of closed) delete parsedStatements[one]
    return Buffer.concat([
      ...closed.map((name) => serialize.close({ type: 'S', name })),
      ...(known ? [] : [serialize.parse({ name, text })]),
      bind,
      ...(known ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute(),
      serialize.sync(),
    ])
  }

  #parse(fields: readonly (string | null)[]): Row {
    const { names, parsers, empty } = this.#shape
    const row: Row = { ...empty }
    for (const [index, name] of names.entries()) {
      const text = fields[index] ?? null
      if (text !== null) row[name] = parsers[index]?.(text)
    }
    return row
  }
}
