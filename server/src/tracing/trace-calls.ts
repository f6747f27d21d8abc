import type { Gate } from '../catalogue/gate.ts'
import type { Mail } from '../mail/mail.ts'
import { runningWork } from '../load/running-work.ts'
import { sampledStep, traceCall } from './trace-work.ts'

/** Makes each call to a data source a step of the work that makes it, from its permit to its outcome. */
export function traceSources(gate: Gate): Gate {
  return {
    ...gate,
    async enter(host, lane) {
      const permit = await gate.enter(host, lane)
      const attributes = { 'medley.source': host.name, 'medley.source.wait_ms': permit.waitMs }
      const options = { kind: 'client', attributes } as const
      const step = sampledStep(runningWork())?.begin(`query ${host.name}`, options)
      return {
        ...permit,
        report(fault, retryAfterMs) {
          step?.end({ error: fault ?? undefined })
          return permit.report(fault, retryAfterMs)
        },
      }
    },
  }
}

/** Makes each message that is sent a step of the work that sends it, without its recipient or text. */
export function traceMail(mail: Mail): Mail {
  return { ...mail, send: (message) => traceCall('send mail', {}, () => mail.send(message)) }
}
