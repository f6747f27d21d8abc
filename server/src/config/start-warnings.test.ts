import { expect, test } from 'vitest'
import { isOnPlainHttp, plainConnections } from './start-warnings.ts'

test.each([
  ['http://localhost:3000', 'localhost', false],
  ['http://127.0.0.1:3000', '127.0.0.1', false],
  ['https://medley.example', '0.0.0.0', false],
  ['http://localhost:3000', '0.0.0.0', true],
  ['http://nas.lan:3000', 'localhost', true],
])('a product at %s that listens on %s is on plain http: %s', (publicUrl, host, isPlain) => {
  expect(isOnPlainHttp({ publicUrl, host })).toBe(isPlain)
})

const store = { bucket: 'b', accessKey: 'k', secretKey: 's', region: 'r', publicUrl: undefined }

test.each([
  ['postgres://db.lan/medley', 'http://s3.lan', ['DATABASE_URL', 'S3_ENDPOINT']],
  ['postgres://db.lan/medley?sslmode=prefer', 'https://s3.lan', ['DATABASE_URL']],
  ['postgres://db.lan/medley?sslmode=verify-full', 'https://s3.lan', []],
  ['postgres://localhost/medley', 'http://127.0.0.1:9000', []],
  ['postgres:///medley?host=/run/postgresql', 'https://s3.lan', []],
  ['postgres://med@/medley?host=/run/postgresql', 'https://s3.lan', []],
  ['postgres://med@localhost/medley?host=/run/postgresql', 'https://s3.lan', []],
  ['postgres://med@%2Frun%2Fpostgresql:4380/medley', 'https://s3.lan', []],
  ['postgres://med:word@%2frun/medley?sslmode=disable', 'https://s3.lan', []],
  ['postgres://med@/medley?host=db.lan', 'https://s3.lan', ['DATABASE_URL']],
])('plain connections of %s and %s are reported at the start', (databaseUrl, endpoint, named) => {
  const texts = plainConnections({ databaseUrl, s3: { ...store, endpoint }, tracing: null })
  expect(texts.map((text) => text.split(' ')[0])).toEqual(named)
})

test.each([
  ['http://collector.lan:4318/v1/traces', ['OTEL_EXPORTER_OTLP_ENDPOINT']],
  ['http://localhost:4318/v1/traces', []],
  ['https://collector.lan/v1/traces', []],
])('traces to %s are reported at the start if the network can read them', (url, named) => {
  const tracing = { url, headers: '', serviceName: '', sampledShare: 1, continuesTraces: false }
  const texts = plainConnections({ databaseUrl: undefined, s3: null, tracing })
  expect(texts.map((text) => text.split(' ')[0])).toEqual(named)
})
