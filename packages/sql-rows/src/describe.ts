import type pg from 'pg'

/** A column as the database describes it before the statement runs. */
export interface DescribedColumn {
  name: string
  /** The type by its oid. */
  type: number
}

interface RowDescription {
  fields: { name: string; dataTypeID: number }[]
}

/** Has a statement parsed and described, not run. */
export function describe(client: pg.Client, text: string): Promise<DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject))
  })
}

class Description implements pg.Submittable {
  readonly #text: string
  readonly #resolve: (columns: DescribedColumn[]) => void
  readonly #reject: (error: Error) => void
  #columns: DescribedColumn[] = []

  constructor(
    text: string,
    resolve: (columns: DescribedColumn[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#text = text
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
  }

  handleError(error: Error): void {
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#columns)
  }
}
