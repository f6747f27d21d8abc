import { Secret, TOTP } from 'otpauth'
import type { Caller, TestApp } from '../harness.ts'

/** A code of an authenticator app with this secret, for a moment. */
export function codeAt(secret: string, time: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })
}

export interface TestApplication {
  secret: string
  recoveryCodes: string[]
}

/** An authenticator app, confirmed a step ago, so that the code of the present is unused. */
export async function anApp(app: TestApp, of: Caller): Promise<TestApplication> {
  const { secret } = (await app.call(of, 'POST /v1/second-factors/app')).body
  const code = codeAt(secret, app.clock.now())
  const confirmed = await app.call(of, 'POST /v1/second-factors/app/confirmation', {
    body: { code },
  })
  app.clock.advance(30_000)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes ?? [] }
}
