// A process that sends requests over HTTP and checks every answer.
import { AnswerCheck } from './check-answer.ts'
import { type Expected, type Opening, requestOf } from './calls.ts'
import { answerRuns } from './driver-process.ts'
import { HttpConnection } from './http-connection.ts'
import { runLoad } from './run-load.ts'

export interface HttpPlan {
  url: string
  openings: readonly (Opening & { expected: readonly Expected[] })[]
}

interface PreparedCall {
  request: Buffer
  check: AnswerCheck
}

answerRuns<HttpPlan>(async (plan, number) => {
  const prepared = prepare(plan)
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

function prepare({ url, openings }: HttpPlan): PreparedCall[][] {
  return openings.map(({ token, calls, expected }) =>
    calls.map((call, index) => ({
      request: requestOf(url, token, call),
      check: new AnswerCheck(expected[index] ?? { status: 200, rows: null }),
    })),
  )
}

async function open(
  connection: HttpConnection,
  calls: readonly PreparedCall[],
): Promise<string | null> {
  let fault: string | null = null
  for (const { request, check } of calls) {
    const wrong = check.findFault(await connection.send(request))
    if (wrong !== null) fault ??= `${request.toString('utf8', 0, 120).split('\r\n')[0]}: ${wrong}`
  }
  return fault
}
