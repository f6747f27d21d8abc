import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { propagation, trace } from '@opentelemetry/api'
import {
  parseKeyPairsIntoRecord,
  setGlobalErrorHandler,
  W3CTraceContextPropagator,
} from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { OncePer } from '../lib/once-per.ts'

export interface TracingSettings {
  /** Where spans are posted. */
  url: string
  /** `name=value` pairs with commas between, the values percent-encoded. */
  headers: string
  serviceName: string
  /** The share of traces that are sent, from 0 to 1. */
  sampledShare: number
}

interface TracingLog {
  warn(data: object, text: string): void
}

const warnEveryMs = 60_000
const stopWithinMs = 2_000

/**
 * Sends traces as OTLP over HTTP until the returned function is called, which sends what waits, for two seconds at
 * most. The packages for it are loaded by this module alone.
 */
export function startTracing(
  settings: TracingSettings,
  version: string,
  log: TracingLog,
  exporter: SpanExporter = exporterOf(settings),
): () => Promise<void> {
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.sampledShare) }),
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    spanLimits: { attributeValueLengthLimit: 2_000 },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  const warnings = new OncePer(warnEveryMs)
  setGlobalErrorHandler((err) => {
    if (warnings.take()) log.warn({ err }, 'Traces do not reach the collector')
  })
  trace.setGlobalTracerProvider(provider)
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    trace.disable()
    propagation.disable()
    const sent = provider.shutdown().catch(() => undefined)
    await Promise.race([sent, sleep(stopWithinMs, undefined, { ref: false })])
  }
}

function exporterOf({ url, headers }: TracingSettings): SpanExporter {
  const timeoutMillis = 5_000
  return new OTLPTraceExporter({ url, headers: parseKeyPairsIntoRecord(headers), timeoutMillis })
}
