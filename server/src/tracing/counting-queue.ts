import { TraceFlags } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { BatchSpanProcessor, type ReadableSpan, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { SpanCounts } from './step.ts'

export interface ExportLog {
  warn(data: object, text: string): void
}

/** Some 8 MB of spans with the texts of their statements. */
const spansMax = 4_096
const exportTimeoutMs = 5_000
const warnEveryMs = 60_000

/** Sends ended spans in batches. While the collector does not take them, so many wait, and further ones are dropped. */
export class CountingQueue implements SpanProcessor {
  readonly counts: SpanCounts = { sent: 0, failed: 0, dropped: 0 }
  readonly #batches: BatchSpanProcessor
  readonly #log: ExportLog
  #waiting = 0
  #quietUntil = 0

  constructor(place: { url: string; headers: Readonly<Record<string, string>> }, log: ExportLog) {
    this.#log = log
    const exporter = new OTLPTraceExporter({ ...place, timeoutMillis: exportTimeoutMs })
    const send = (spans: ReadableSpan[], done: (result: ExportResult) => void) =>
      exporter.export(spans, (result) => {
        this.#settle(spans.length, result)
        done(result)
      })
    this.#batches = new BatchSpanProcessor({
      exporter: { export: send, shutdown: () => exporter.shutdown() },
      maxQueueSize: spansMax,
      scheduledDelayMillis: 1_000,
    })
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return
    if (this.#waiting >= spansMax) {
      this.counts.dropped += 1
      return
    }
    this.#waiting += 1
    this.#batches.onEnd(span)
  }

  forceFlush(): Promise<void> {
    return this.#batches.forceFlush()
  }

  shutdown(): Promise<void> {
    return this.#batches.shutdown()
  }

  #settle(count: number, { code, error }: ExportResult): void {
    this.#waiting -= count
    if (code === ExportResultCode.SUCCESS) {
      this.counts.sent += count
      return
    }
    this.counts.failed += count
    if (performance.now() < this.#quietUntil) return
    this.#quietUntil = performance.now() + warnEveryMs
    this.#log.warn({ err: error, ...this.counts }, 'Traces do not reach the collector')
  }
}
