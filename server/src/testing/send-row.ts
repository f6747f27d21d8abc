import type { Api } from '@medley/contract/api'
import type { Answer, Caller, TestApp } from './harness.ts'
import { multipart } from './multipart.ts'

export interface RowValues {
  params?: object
  query?: object
  body?: object
  headers?: Record<string, string>
  /** Sent as a form with a file instead of JSON. */
  form?: { name: string; bytes: Buffer; fields?: Record<string, string> }
}

/** Sends the values of a matrix row to its endpoint. */
export async function sendRow(
  app: Pick<TestApp, 'call' | 'send'>,
  caller: Caller,
  endpoint: keyof Api,
  { form, ...values }: RowValues,
): Promise<Answer<unknown>> {
  if (!form) return app.call(caller, endpoint, values as never)
  const url = endpoint.replace('POST ', '')
  const { headers, payload } = await multipart(form, form.fields)
  const authorization = caller ? { authorization: `Bearer ${caller.token}` } : {}
  return app.send({ method: 'POST', url, headers: { ...authorization, ...headers }, payload })
}
