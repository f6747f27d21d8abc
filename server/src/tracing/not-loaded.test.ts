import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Starts to watch a process with the given settings and prints the modules of OpenTelemetry that it loads. */
const script = `
import { registerHooks } from 'node:module'
const urls = []
registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
const { readConfig } = await import('./src/config/config.ts')
const { createCountedLog } = await import('./src/http/observe/log.ts')
const { watchProcess } = await import('./src/start/watch-process.ts')
await watchProcess(readConfig(process.env), createCountedLog('silent'))
process.stdout.write(JSON.stringify(urls.filter((url) => /@opentelemetry\\/(?!api\\/)/.test(url))))
process.exit(0)`

async function loadedModules(env: Record<string, string>): Promise<string[]> {
  const args = ['--input-type=module', '--eval', script]
  const cwd = new URL('../../', import.meta.url)
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, env })
  return JSON.parse(stdout) as string[]
}

test('without a collector nothing of OpenTelemetry is loaded but its interface', async () => {
  expect(await loadedModules({})).toEqual([])
  const loaded = await loadedModules({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' })
  expect(loaded.filter((url) => url.includes('exporter-trace-otlp'))).not.toEqual([])
})
