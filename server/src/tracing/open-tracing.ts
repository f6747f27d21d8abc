import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { CountingQueue, type ExportLog } from './counting-queue.ts'
import { SpanStep } from './span-step.ts'
import type { Tracing } from './step.ts'

export interface TracingSettings {
  /** Where spans are posted. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** The share of traces that are sent, from 0 to 1. */
  sampledShare: number
}

const stopWithinMs = 2_000

/** Starts to send traces as OTLP over HTTP. The packages for it are loaded by this module alone. */
export function openTracing(
  { serviceName, sampledShare, ...place }: TracingSettings,
  version: string,
  log: ExportLog,
): Tracing {
  const queue = new CountingQueue(place, log)
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [queue],
  })
  const tracer = provider.getTracer('medley', version)
  return {
    spans: queue.counts,
    begin: (name, { traceparent, ...options }) =>
      SpanStep.begin({ tracer, clockOffset: Date.now() - performance.now() }, name, {
        ...options,
        parent: contextOf(traceparent),
      }),
    async stop() {
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, sleep(stopWithinMs, undefined, { ref: false })])
    },
  }
}

function contextOf(traceparent: string | undefined) {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent)
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}
