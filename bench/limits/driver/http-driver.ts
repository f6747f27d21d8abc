// A process that sends requests over HTTP and checks the status of every answer.
import { type Opening, requestOf } from './calls.ts'
import { answerRuns, runLoad } from './driver-process.ts'
import { HttpConnection } from './http-connection.ts'

export interface HttpPlan {
  url: string
  openings: readonly Opening[]
}

answerRuns<HttpPlan>(async (plan, number) => {
  const prepared = plan.openings.map(({ token, calls }) =>
    calls.map((call) => requestOf(plan.url, token, call)),
  )
  const connections = await Promise.all(
    Array.from({ length: number }, () => HttpConnection.open(plan.url)),
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
  connection: HttpConnection,
  requests: readonly Buffer[],
): Promise<string | null> {
  let fault: string | null = null
  for (const request of requests) {
    const status = await connection.send(request)
    if (status !== 200 && status !== 201) {
      fault ??= `${request.toString('utf8', 0, 120).split('\r\n')[0]}: ${status}`
    }
  }
  return fault
}
