import { SpanKind } from '@opentelemetry/api'
import type { Gate } from '../catalogue/gate.ts'
import type { Mail } from '../mail/mail.ts'
import { endAfter, endSpan, startInside } from './spans.ts'

/** Makes each call to a data source a span of the work that makes it, from its permit to its outcome. */
export function traceSources(gate: Gate): Gate {
  return {
    ...gate,
    async enter(host, lane) {
      const permit = await gate.enter(host, lane)
      const attributes = { 'medley.source': host.name, 'medley.source.wait_ms': permit.waitMs }
      const span = startInside(`query ${host.name}`, { kind: SpanKind.CLIENT, attributes })
      return {
        ...permit,
        report(fault, retryAfterMs) {
          if (span) endSpan(span, fault ?? undefined)
          return permit.report(fault, retryAfterMs)
        },
      }
    },
  }
}

/** Makes each message that is sent a span of the work that sends it, without its recipient or text. */
export function traceMail(mail: Mail): Mail {
  return {
    ...mail,
    send(message) {
      const span = startInside('send mail', { kind: SpanKind.CLIENT })
      return span ? endAfter(span, () => mail.send(message)) : mail.send(message)
    },
  }
}
