import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type AppOptions, createApp } from '../app.ts'
import type { Context } from '../context.ts'
import { siteOfTests, type TestApp } from './harness.ts'

/** A second app on the test file's database, with other options or another context. */
export function useAppVariant(
  app: TestApp,
  options: Partial<AppOptions>,
  change: (ctx: Context) => Partial<Context> = () => ({}),
): () => FastifyInstance {
  let http: FastifyInstance | undefined
  beforeAll(async () => {
    http = await createApp(
      { ...app.ctx, ...change(app.ctx) },
      {
        checkAnswers: true,
        rateLimit: false,
        trustedProxies: null,
        site: siteOfTests,
        webOrigins: [],
        webFolder: null,
        ...options,
      },
    )
  })
  afterAll(() => http?.close())
  return () => {
    if (!http) throw new Error('The app runs only inside tests and hooks')
    return http
  }
}
