// A process that runs recorded statements straight on the database.
import { answerRuns, runLoad } from './driver-process.ts'
import {
  messagesOf,
  type Statement,
  StatementConnection,
  type StatementMessages,
} from './statement-connection.ts'

export interface StatementPlan {
  connectionString: string
  /** The statements of each opening, in order. */
  openings: readonly (readonly Statement[])[]
}

const rollback = messagesOf({ text: 'rollback', values: [] })

answerRuns<StatementPlan>(async ({ connectionString, openings }, number) => {
  const prepared = openings.map((statements) => statements.map(messagesOf))
  const connections = await Promise.all(
    Array.from({ length: number }, () => StatementConnection.open(connectionString)),
  )
  return {
    run: (seconds) =>
      runLoad(connections, { variants: prepared.length, seconds }, (connection, index) =>
        open(connection, prepared[index] ?? []),
      ),
    close() {
      for (const connection of connections) connection.close()
    },
  }
})

async function open(
  connection: StatementConnection,
  statements: readonly StatementMessages[],
): Promise<string | null> {
  for (const statement of statements) {
    const fault = await connection.run(statement)
    if (fault === null) continue
    await connection.run(rollback)
    return fault
  }
  return null
}
