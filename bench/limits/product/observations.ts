/** A statement as the product hands it to the driver of the database. */
export interface Statement {
  text: string
  /** Without a name, the statement is parsed each time. */
  name?: string
  values: unknown[]
}

/** Processor times in milliseconds since the process started, memory in bytes. */
export interface Usage {
  process: number
  thread: number
  statements: number
  memory: number
}

/** Questions to the probe in the product's process. */
export type Question = { ask: 'usage' } | { ask: 'statements'; call: string }

export interface Answers {
  usage: Usage
  statements: Statement[]
}
